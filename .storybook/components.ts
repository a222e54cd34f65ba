interface IndexEntry {
  /** Names of the component in other libraries. The sidebar search finds the component by these names too. */
  aliases: readonly string[];
  /** Folders of related components, linked at the end of the docs page. */
  related: readonly string[];
}

const entry = (aliases: string, related: string): IndexEntry => ({
  aliases: aliases.split(', ').filter(Boolean),
  related: related.split(' '),
});

/** Aliases and related components, by component folder. */
export const componentIndex: Record<string, IndexEntry> = {
  'layout/callout': entry('note, aside, inset text, admonition', 'feedback/alert feedback/banner display/card'),
  'layout/divider': entry('separator, horizontal rule, line', 'layout/stack layout/group'),
  'layout/filter-bar': entry('search bar, faceted search, refine, query', 'display/table display/chip inputs/combobox'),
  'layout/grid': entry('columns, simple grid, responsive grid', 'layout/stack layout/group display/card'),
  'layout/group': entry('row, inline, cluster, horizontal stack, flex', 'layout/stack layout/grid'),
  'layout/side-panel': entry(
    'aside, inspector, details pane, splitter, split view',
    'overlays/drawer display/card layout/grid',
  ),
  'layout/stack': entry('column, vertical stack, flex, spacing', 'layout/group layout/grid layout/divider'),
  'layout/toolbar': entry('button bar, actions bar, roving focus', 'layout/group inputs/icon-button overlays/menu'),
  'inputs/bulk-action-bar': entry(
    'selection bar, batch actions, contextual toolbar',
    'display/table inputs/checkbox layout/toolbar',
  ),
  'inputs/button': entry('CTA, submit, action', 'inputs/icon-button navigation/link overlays/menu'),
  'inputs/calendar': entry('date picker, range calendar, month view', 'inputs/date-field inputs/date-range-field'),
  'inputs/checkbox': entry('check box, tick box, toggle', 'inputs/switch inputs/radio-group display/chip'),
  'inputs/checkbox-group': entry(
    'check boxes, multiple choice, select all',
    'inputs/checkbox inputs/radio-group inputs/combobox',
  ),
  'inputs/combobox': entry(
    'autocomplete, typeahead, multi-select, async select, creatable',
    'inputs/select inputs/text-field shell/command-palette',
  ),
  'inputs/copy-button': entry('clipboard, copy to clipboard', 'inputs/button inputs/icon-button display/typography'),
  'inputs/date-field': entry('date picker', 'inputs/date-range-field inputs/calendar inputs/form'),
  'inputs/date-range-field': entry(
    'date range picker, period, from to',
    'inputs/date-field inputs/calendar inputs/form',
  ),
  'inputs/date-time-field': entry(
    'date time picker, datetime-local, time zone, appointment',
    'inputs/date-field inputs/time-field inputs/form',
  ),
  'inputs/file-field': entry('upload, dropzone, file input', 'inputs/form feedback/progress'),
  'inputs/form': entry('error summary, fieldset, validation', 'inputs/text-field feedback/alert'),
  'inputs/icon-button': entry('action icon, toolbar button', 'inputs/button overlays/tooltip display/icon'),
  'inputs/masked-field': entry(
    'input mask, IBAN, phone input, formatted input, pattern format',
    'inputs/text-field inputs/number-field inputs/one-time-code-field',
  ),
  'inputs/month-field': entry('month picker, month input, expiry date', 'inputs/date-field inputs/date-range-field'),
  'inputs/number-field': entry(
    'number input, stepper, spin button, currency, money, quantity',
    'inputs/text-field inputs/slider',
  ),
  'inputs/one-time-code-field': entry(
    'OTP input, pin input, verification code, two-factor, 2FA',
    'inputs/masked-field inputs/password-field shell/auth-frame',
  ),
  'inputs/password-field': entry('password input, strength meter', 'inputs/text-field shell/auth-frame'),
  'inputs/radio-group': entry(
    'radio buttons, option group, segmented control',
    'inputs/select inputs/checkbox display/card',
  ),
  'inputs/segmented-control': entry(
    'segmented button, view switcher, button group',
    'inputs/radio-group inputs/toggle-group navigation/tabs',
  ),
  'inputs/select': entry('dropdown, listbox, picker', 'inputs/combobox inputs/radio-group overlays/menu'),
  'inputs/slider': entry('range, track', 'inputs/text-field'),
  'inputs/switch': entry('toggle', 'inputs/checkbox'),
  'inputs/tags-input': entry('chips input, token field, multi-value', 'inputs/combobox inputs/text-field display/chip'),
  'inputs/text-field': entry(
    'input, textarea, text area, form control',
    'inputs/form inputs/combobox inputs/password-field',
  ),
  'inputs/time-field': entry('time picker, time input, clock', 'inputs/date-time-field inputs/date-field'),
  'inputs/toggle-group': entry(
    'toggle button, button group, toolbar',
    'inputs/segmented-control inputs/checkbox-group inputs/switch',
  ),
  'data/timeline': entry(
    'gantt, scheduler, resource calendar, planner, rota, booking calendar',
    'display/table inputs/date-range-field display/activity-timeline',
  ),
  'inputs/upload-manager': entry(
    'uploader, file list, dropzone, resumable upload',
    'inputs/file-field feedback/progress',
  ),
  'display/accordion': entry('collapse, expander, details, disclosure, FAQ', 'navigation/tabs display/card'),
  'display/activity-timeline': entry(
    'history, audit trail, activity feed, log',
    'display/avatar navigation/stepper display/table',
  ),
  'display/avatar': entry('profile picture, initials, persona', 'shell/account-menu display/badge'),
  'display/badge': entry('counter, indicator, notification dot', 'display/chip display/avatar'),
  'display/card': entry('paper, panel, surface, tile', 'display/stat display/description-list display/empty-state'),
  'display/chip': entry('tag, pill, label, token', 'display/badge display/code-mark'),
  'display/code-mark': entry('code, designation', 'display/chip display/table'),
  'display/description-list': entry('key value, definition list, data list', 'display/table display/card'),
  'display/empty-state': entry('blank slate, no results, placeholder', 'shell/message-frame feedback/skeleton'),
  'display/icon': entry('glyph, svg, lucide', 'inputs/icon-button'),
  'display/kbd': entry('keyboard shortcut, hotkey, key', 'display/typography overlays/menu'),
  'display/logo': entry('brand, wordmark', 'display/seal shell/top-bar'),
  'display/month-dial': entry(
    'availability, ring, year clock, donut',
    'display/month-strip display/seal inputs/calendar display/code-mark',
  ),
  'display/month-strip': entry(
    'availability, sparkline, heat strip',
    'display/month-dial display/table display/code-mark',
  ),
  'display/seal': entry('stage, progress mark', 'display/logo display/month-dial feedback/progress navigation/stepper'),
  'display/stat': entry('metric, statistic, KPI, number', 'display/card'),
  'display/table': entry('data table, grid, rows', 'navigation/pagination display/description-list'),
  'display/typography': entry('heading, text, paragraph, title, prose', 'navigation/link'),
  'data/data-grid': entry(
    'data grid, data table, spreadsheet, virtual table, ag grid',
    'display/table layout/filter-bar inputs/bulk-action-bar',
  ),
  'data/bar-chart': entry(
    'column chart, stacked bar, 100 % bar, dumbbell, dot plot, graph',
    'data/line-chart data/donut-chart display/table',
  ),
  'data/donut-chart': entry('pie chart, ring chart, part to whole', 'data/bar-chart display/stat'),
  'data/heat-map': entry('matrix, calendar heat map, intensity grid', 'data/bar-chart display/table'),
  'data/line-chart': entry(
    'area chart, time series, trend, graph, plot',
    'data/bar-chart data/sparkline display/table',
  ),
  'data/range-rail': entry('bullet chart, range plot, reference range, gauge', 'display/stat feedback/progress'),
  'data/sparkline': entry('inline chart, trend line, micro chart', 'data/line-chart display/stat'),
  'feedback/alert': entry('message, callout, inline notification', 'feedback/banner feedback/snackbar'),
  'feedback/announcer': entry('live region, aria-live, screen reader message', 'feedback/snackbar feedback/alert'),
  'feedback/banner': entry('system message, announcement bar', 'feedback/alert'),
  'feedback/progress': entry('loader, spinner, progress bar, circular progress', 'feedback/skeleton'),
  'feedback/skeleton': entry('placeholder, loading, shimmer', 'feedback/progress display/empty-state'),
  'feedback/snackbar': entry('toast, notification, notice', 'feedback/alert feedback/announcer'),
  'overlays/alert-dialog': entry('confirm, confirmation, prompt', 'overlays/dialog'),
  'overlays/dialog': entry('modal, lightbox, window', 'overlays/drawer overlays/alert-dialog overlays/popover'),
  'overlays/drawer': entry('side sheet, bottom sheet, off-canvas', 'overlays/dialog shell/app-shell'),
  'overlays/info-tip': entry('toggletip, help icon', 'overlays/tooltip overlays/popover'),
  'overlays/menu': entry('dropdown, context menu, actions', 'inputs/select overlays/popover shell/account-menu'),
  'overlays/popover': entry('popper, hover card, floating panel', 'overlays/info-tip overlays/menu overlays/dialog'),
  'overlays/session-timeout-dialog': entry(
    'idle timeout, session expiry, inactivity warning, auto logout',
    'overlays/alert-dialog feedback/banner',
  ),
  'overlays/tooltip': entry('hint, title', 'overlays/info-tip'),
  'navigation/breadcrumbs': entry('trail, path', 'navigation/nav-tree'),
  'navigation/link': entry('anchor, hyperlink', 'inputs/button navigation/skip-link'),
  'navigation/nav-bar': entry('horizontal menu, menubar, navigation', 'navigation/nav-tree shell/app-shell'),
  'navigation/nav-tree': entry('sidebar, side navigation, menu', 'navigation/nav-bar shell/app-shell'),
  'navigation/pagination': entry('pager, pages', 'display/table'),
  'navigation/skip-link': entry('skip to content, bypass blocks', 'shell/app-shell'),
  'navigation/stepper': entry('wizard, steps, progress tracker', 'display/seal inputs/form'),
  'navigation/tabs': entry('tab list, segmented', 'navigation/nav-bar'),
  'shell/account-menu': entry('user menu, profile menu', 'overlays/menu display/avatar'),
  'shell/app-shell': entry('layout, dashboard layout, page frame', 'shell/top-bar navigation/nav-tree'),
  'shell/auth-frame': entry('login, sign in, register page', 'inputs/password-field shell/message-frame'),
  'shell/command-palette': entry('spotlight, quick search, kbar', 'inputs/combobox overlays/dialog'),
  'shell/language-picker': entry('locale, i18n, language switcher', 'overlays/menu shell/settings-popup'),
  'shell/message-frame': entry('404, 500, error page, result', 'display/empty-state shell/auth-frame'),
  'shell/mode-switch': entry('dark mode, theme toggle, color scheme', 'shell/settings-popup'),
  'shell/page-transition': entry('route animation, view transition', 'shell/app-shell'),
  'shell/settings-popup': entry('customizer, preferences, theme settings', 'shell/mode-switch shell/language-picker'),
  'shell/top-bar': entry('app bar, header, toolbar', 'shell/app-shell navigation/nav-bar'),
};

/** Returns the name of a component: "Icon button" for `inputs/icon-button`. */
export const nameOf = (component: string) => {
  const spaced = (component.split('/')[1] ?? component).replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};
/** Returns the URL of a component's docs page in Storybook. */
export const docsOf = (component: string) => `?path=/docs/${component.replace('/', '-')}--docs`;
/** Returns the component folder of a story title: `inputs/icon-button` for `Inputs/Icon button`. */
export const componentOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
