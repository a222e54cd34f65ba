import type { ActivityTimelineLabels } from '@attesta/ui/display/activity-timeline';
import type { AvatarGroupProps } from '@attesta/ui/display/avatar';
import type { DescriptionListProps } from '@attesta/ui/display/description-list';
import type { KbdLabels } from '@attesta/ui/display/kbd';
import type { StatProps } from '@attesta/ui/display/stat';
import type { TableLabels } from '@attesta/ui/display/table';
import type { TruncateProps } from '@attesta/ui/display/typography';
import type { SnackbarLabels } from '@attesta/ui/feedback/snackbar';
import type { BulkActionBarLabels } from '@attesta/ui/inputs/bulk-action-bar';
import type { CalendarLabels } from '@attesta/ui/inputs/calendar';
import type { CheckboxGroupLabels } from '@attesta/ui/inputs/checkbox-group';
import type { ComboboxLabels } from '@attesta/ui/inputs/combobox';
import type { CopyButtonLabels } from '@attesta/ui/inputs/copy-button';
import type { DateFieldLabels } from '@attesta/ui/inputs/date-field';
import type { DateRangeFieldLabels } from '@attesta/ui/inputs/date-range-field';
import type { FileFieldLabels } from '@attesta/ui/inputs/file-field';
import type { FieldLabels } from '@attesta/ui/inputs/form';
import type { NumberFieldLabels } from '@attesta/ui/inputs/number-field';
import type { PasswordFieldLabels } from '@attesta/ui/inputs/password-field';
import type { TagsInputLabels } from '@attesta/ui/inputs/tags-input';
import type { TextFieldLabels } from '@attesta/ui/inputs/text-field';
import type { CalloutLabels } from '@attesta/ui/layout/callout';
import type { FilterBarLabels } from '@attesta/ui/layout/filter-bar';
import type { SidePanelLabels } from '@attesta/ui/layout/side-panel';
import type { BreadcrumbsLabels } from '@attesta/ui/navigation/breadcrumbs';
import type { NavBarLabels } from '@attesta/ui/navigation/nav-bar';
import type { NavTreeLabels } from '@attesta/ui/navigation/nav-tree';
import type { PaginationLabels } from '@attesta/ui/navigation/pagination';
import type { StepperLabels } from '@attesta/ui/navigation/stepper';
import type { AlertDialogLabels } from '@attesta/ui/overlays/alert-dialog';
import type { ModalLabels } from '@attesta/ui/overlays/dialog';
import type { MenuSubProps } from '@attesta/ui/overlays/menu';
import type { PopoverLabels } from '@attesta/ui/overlays/popover';
import type { AccountMenuLabels } from '@attesta/ui/shell/account-menu';
import type { AppShellLabels } from '@attesta/ui/shell/app-shell';
import type { CommandPaletteLabels } from '@attesta/ui/shell/command-palette';
import type { MessageFrameProps } from '@attesta/ui/shell/message-frame';
import type { ModeSwitchLabels } from '@attesta/ui/shell/mode-switch';
import type { SettingsLabels } from '@attesta/ui/shell/settings-popup';

/** All labels of a component. A missing one is a type error. */
type Complete<Labels> = { [Key in keyof Labels]-?: Exclude<Labels[Key], undefined> };
type LabelsOf<Props extends { labels?: unknown }> = Complete<NonNullable<Props['labels']>>;

/** The labels of every component that has some. Each entry is the `labels` prop of the component with that name. */
export interface AllLabels {
  accountMenu: Complete<AccountMenuLabels>;
  activityTimeline: Complete<ActivityTimelineLabels>;
  alertDialog: Complete<AlertDialogLabels>;
  appShell: Complete<AppShellLabels>;
  avatarGroup: LabelsOf<AvatarGroupProps>;
  breadcrumbs: Complete<BreadcrumbsLabels>;
  bulkActionBar: Complete<BulkActionBarLabels>;
  calendar: Complete<CalendarLabels>;
  callout: Complete<CalloutLabels>;
  checkboxGroup: Complete<CheckboxGroupLabels>;
  combobox: Complete<ComboboxLabels>;
  commandPalette: Complete<CommandPaletteLabels>;
  copyButton: Complete<CopyButtonLabels>;
  dateField: Complete<DateFieldLabels>;
  dateRangeField: Complete<DateRangeFieldLabels>;
  descriptionList: LabelsOf<DescriptionListProps>;
  /** Also of drawers. */
  dialog: Complete<ModalLabels>;
  /** Of selects, radio groups and other fields without labels of their own. */
  field: Complete<FieldLabels>;
  fileField: Complete<FileFieldLabels>;
  filterBar: Complete<FilterBarLabels>;
  kbd: Complete<KbdLabels>;
  menuSub: LabelsOf<MenuSubProps>;
  messageFrame: LabelsOf<MessageFrameProps>;
  modeSwitch: Complete<ModeSwitchLabels>;
  navBar: Complete<NavBarLabels>;
  navTree: Complete<NavTreeLabels>;
  numberField: Complete<NumberFieldLabels>;
  pagination: Complete<PaginationLabels>;
  passwordField: Complete<PasswordFieldLabels>;
  popover: Complete<PopoverLabels>;
  settingsPopup: Complete<SettingsLabels>;
  sidePanel: Complete<SidePanelLabels>;
  snackbar: Complete<SnackbarLabels>;
  stat: LabelsOf<StatProps>;
  stepper: Complete<StepperLabels>;
  table: Complete<TableLabels>;
  tagsInput: Complete<TagsInputLabels>;
  textField: Complete<TextFieldLabels>;
  truncate: LabelsOf<TruncateProps>;
}
