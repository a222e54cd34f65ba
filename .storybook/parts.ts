/** What readers of other libraries call a part, and what stands near it. The sidebar's search finds a part by these names too. */
interface Neighbourhood {
  also: readonly string[];
  related: readonly string[];
}

const near = (also: string, related: string): Neighbourhood => ({
  also: also.split(', ').filter(Boolean),
  related: related.split(' '),
});

export const neighbourhoods: Record<string, Neighbourhood> = {
  'inputs/button': near('CTA, submit, action', 'inputs/icon-button navigation/link overlays/menu'),
  'inputs/checkbox': near('check box, tick box, toggle', 'inputs/switch inputs/radio-group display/chip'),
  'inputs/combobox': near(
    'autocomplete, typeahead, multi-select, tags input',
    'inputs/select inputs/text-field shell/command-palette',
  ),
  'inputs/date-field': near('date picker, calendar', 'inputs/text-field inputs/form'),
  'inputs/file-field': near('upload, dropzone, file input', 'inputs/form feedback/progress'),
  'inputs/form': near('error summary, fieldset, validation', 'inputs/text-field feedback/alert'),
  'inputs/icon-button': near('action icon, toolbar button', 'inputs/button overlays/tooltip display/icon'),
  'inputs/password-field': near('password input, strength meter', 'inputs/text-field shell/auth-frame'),
  'inputs/radio-group': near(
    'radio buttons, option group, segmented control',
    'inputs/select inputs/checkbox display/card',
  ),
  'inputs/select': near('dropdown, listbox, picker', 'inputs/combobox inputs/radio-group overlays/menu'),
  'inputs/slider': near('range, track', 'inputs/text-field'),
  'inputs/switch': near('toggle', 'inputs/checkbox'),
  'inputs/text-field': near(
    'input, textarea, text area, form control',
    'inputs/form inputs/combobox inputs/password-field',
  ),
  'display/avatar': near('profile picture, initials, persona', 'shell/account-menu display/badge'),
  'display/badge': near('counter, indicator, notification dot', 'display/chip display/avatar'),
  'display/card': near('paper, panel, surface, tile', 'display/stat display/description-list display/empty-state'),
  'display/chip': near('tag, pill, label, token', 'display/badge display/code-mark'),
  'display/code-mark': near('code, designation', 'display/chip display/table'),
  'display/description-list': near('key value, definition list, data list', 'display/table display/card'),
  'display/empty-state': near('blank slate, no results, placeholder', 'shell/message-frame feedback/skeleton'),
  'display/icon': near('glyph, svg, lucide', 'inputs/icon-button'),
  'display/logo': near('brand, wordmark', 'display/seal shell/top-bar'),
  'display/seal': near('stage, progress mark', 'display/logo feedback/progress navigation/stepper'),
  'display/stat': near('metric, statistic, KPI, number', 'display/card'),
  'display/table': near('data table, grid, rows', 'navigation/pagination display/description-list'),
  'display/typography': near('heading, text, paragraph, title, prose', 'navigation/link'),
  'feedback/alert': near('message, callout, inline notification', 'feedback/banner feedback/snackbar'),
  'feedback/announcer': near('live region, aria-live, screen reader message', 'feedback/snackbar feedback/alert'),
  'feedback/banner': near('system message, announcement bar', 'feedback/alert'),
  'feedback/progress': near('loader, spinner, progress bar, circular progress', 'feedback/skeleton'),
  'feedback/skeleton': near('placeholder, loading, shimmer', 'feedback/progress display/empty-state'),
  'feedback/snackbar': near('toast, notification, notice', 'feedback/alert feedback/announcer'),
  'overlays/alert-dialog': near('confirm, confirmation, prompt', 'overlays/dialog'),
  'overlays/dialog': near('modal, lightbox, window', 'overlays/drawer overlays/alert-dialog overlays/popover'),
  'overlays/drawer': near('side sheet, bottom sheet, off-canvas', 'overlays/dialog shell/app-shell'),
  'overlays/info-tip': near('toggletip, help icon', 'overlays/tooltip overlays/popover'),
  'overlays/menu': near('dropdown, context menu, actions', 'inputs/select overlays/popover shell/account-menu'),
  'overlays/popover': near('popper, hover card, floating panel', 'overlays/info-tip overlays/menu overlays/dialog'),
  'overlays/tooltip': near('hint, title', 'overlays/info-tip'),
  'navigation/breadcrumbs': near('trail, path', 'navigation/nav-tree'),
  'navigation/link': near('anchor, hyperlink', 'inputs/button navigation/skip-link'),
  'navigation/nav-bar': near('horizontal menu, menubar, navigation', 'navigation/nav-tree shell/app-shell'),
  'navigation/nav-tree': near('sidebar, side navigation, menu', 'navigation/nav-bar shell/app-shell'),
  'navigation/pagination': near('pager, pages', 'display/table'),
  'navigation/skip-link': near('skip to content, bypass blocks', 'shell/app-shell'),
  'navigation/stepper': near('wizard, steps, progress tracker', 'display/seal inputs/form'),
  'navigation/tabs': near('tab list, segmented', 'navigation/nav-bar'),
  'shell/account-menu': near('user menu, profile menu', 'overlays/menu display/avatar'),
  'shell/app-shell': near('layout, dashboard layout, page frame', 'shell/top-bar navigation/nav-tree'),
  'shell/auth-frame': near('login, sign in, register page', 'inputs/password-field shell/message-frame'),
  'shell/command-palette': near('spotlight, quick search, kbar', 'inputs/combobox overlays/dialog'),
  'shell/language-picker': near('locale, i18n, language switcher', 'overlays/menu shell/settings-popup'),
  'shell/message-frame': near('404, 500, error page, result', 'display/empty-state shell/auth-frame'),
  'shell/mode-switch': near('dark mode, theme toggle, color scheme', 'shell/settings-popup'),
  'shell/page-transition': near('route animation, view transition', 'shell/app-shell'),
  'shell/settings-popup': near('customizer, preferences, theme settings', 'shell/mode-switch shell/language-picker'),
  'shell/top-bar': near('app bar, header, toolbar', 'shell/app-shell navigation/nav-bar'),
};

/** `inputs/icon-button` as it is called: "Icon button". */
export const nameOf = (part: string) => {
  const words = (part.split('/')[1] ?? part).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
/** Where Storybook shows the page of a part. */
export const docsOf = (part: string) => `?path=/docs/${part.replace('/', '-')}--docs`;
/** `Inputs/Icon button` is the part `inputs/icon-button`. */
export const partOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
