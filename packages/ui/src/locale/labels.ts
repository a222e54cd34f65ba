import type { DataGridLabels } from '../data/data-grid/data-grid-labels.js';
import type { TimelineLabels } from '../data/timeline/timeline-labels.js';
import type { MonthLabels } from '../display/month-dial/month-dial-labels.js';
import type { RangeRailLabels } from '../data/range-rail/range-rail-labels.js';
import type { ChartLabels } from '../foundation/chart/chart-labels.js';
import type { ActivityTimelineLabels } from '../display/activity-timeline/activity-timeline-labels.js';
import type { AvatarGroupLabels } from '../display/avatar/avatar-group-labels.js';
import type { ChipLabels } from '../display/chip/chip-labels.js';
import type { DescriptionListLabels } from '../display/description-list/description-list-labels.js';
import type { KbdLabels } from '../display/kbd/kbd-labels.js';
import type { StatLabels } from '../display/stat/stat-labels.js';
import type { TableLabels } from '../display/table/table-labels.js';
import type { TruncateLabels } from '../display/typography/truncate-labels.js';
import type { AlertLabels } from '../feedback/alert/alert-labels.js';
import type { BannerStackLabels } from '../feedback/banner/banner-stack-labels.js';
import type { SnackbarLabels } from '../feedback/snackbar/snackbar-labels.js';
import type { FieldLabels } from '../foundation/field/field.js';
import type { BulkActionBarLabels } from '../inputs/bulk-action-bar/bulk-action-bar-labels.js';
import type { ButtonLabels } from '../inputs/button/button-labels.js';
import type { CalendarLabels } from '../inputs/calendar/calendar-labels.js';
import type { CheckboxGroupLabels } from '../inputs/checkbox-group/checkbox-group-labels.js';
import type { ComboboxLabels } from '../inputs/combobox/combobox-labels.js';
import type { CopyButtonLabels } from '../inputs/copy-button/copy-button-labels.js';
import type { DateFieldLabels } from '../inputs/date-field/date-field-labels.js';
import type { DateRangeFieldLabels } from '../inputs/date-range-field/date-range-field-labels.js';
import type { DateTimeFieldLabels } from '../inputs/date-time-field/date-time-field-labels.js';
import type { FileFieldLabels } from '../inputs/file-field/file-field-labels.js';
import type { MaskedFieldLabels } from '../inputs/masked-field/masked-field-labels.js';
import type { MonthFieldLabels } from '../inputs/month-field/month-field-labels.js';
import type { NumberFieldLabels } from '../inputs/number-field/number-field-labels.js';
import type { OneTimeCodeLabels } from '../inputs/one-time-code-field/one-time-code-labels.js';
import type { PasswordFieldLabels } from '../inputs/password-field/password-field-labels.js';
import type { SelectLabels } from '../inputs/select/select-labels.js';
import type { TagsInputLabels } from '../inputs/tags-input/tags-input-labels.js';
import type { TextFieldLabels } from '../inputs/text-field/text-field-labels.js';
import type { TimeFieldLabels } from '../inputs/time-field/time-field-labels.js';
import type { UploadManagerLabels } from '../inputs/upload-manager/upload-manager-labels.js';
import type { CalloutLabels } from '../layout/callout/callout-labels.js';
import type { FilterBarLabels } from '../layout/filter-bar/filter-bar-labels.js';
import type { SidePanelLabels } from '../layout/side-panel/side-panel-labels.js';
import type { BreadcrumbsLabels } from '../navigation/breadcrumbs/breadcrumbs-labels.js';
import type { LinkLabels } from '../navigation/link/link-labels.js';
import type { NavBarLabels } from '../navigation/nav-bar/nav-bar-labels.js';
import type { NavTreeLabels } from '../navigation/nav-tree/nav-tree-labels.js';
import type { PaginationLabels } from '../navigation/pagination/pagination-labels.js';
import type { StepperLabels } from '../navigation/stepper/stepper-labels.js';
import type { AlertDialogLabels } from '../overlays/alert-dialog/alert-dialog-labels.js';
import type { ModalLabels } from '../overlays/dialog/modal-labels.js';
import type { MenuSubLabels } from '../overlays/menu/menu-sub-labels.js';
import type { PopoverLabels } from '../overlays/popover/popover-labels.js';
import type { SessionTimeoutLabels } from '../overlays/session-timeout-dialog/session-timeout-labels.js';
import type { AccountMenuLabels } from '../shell/account-menu/account-menu-labels.js';
import type { AppShellLabels } from '../shell/app-shell/app-shell-labels.js';
import type { AuthFrameLabels } from '../shell/auth-frame/auth-frame-labels.js';
import type { CommandPaletteLabels } from '../shell/command-palette/command-palette-labels.js';
import type { LanguagePickerLabels } from '../shell/language-picker/language-picker-labels.js';
import type { MessageFrameLabels } from '../shell/message-frame/message-frame-labels.js';
import type { ModeSwitchLabels } from '../shell/mode-switch/mode-switch-labels.js';
import type { SettingsLabels } from '../shell/settings-popup/settings-labels.js';

/** All labels of a component, without the marks of required and optional fields, which have no default. */
type Complete<Texts> = {
  [Key in Exclude<keyof Texts, keyof FieldLabels>]-?: Exclude<Texts[Key], undefined>;
};

/**
 * The texts of every component, by the name that the component passes to `useLabels`. A missing text in a pack is a type
 * error.
 */
export interface Labels {
  accountMenu: Complete<AccountMenuLabels>;
  activityTimeline: Complete<ActivityTimelineLabels>;
  /** Also of banners. */
  alert: Complete<AlertLabels>;
  alertDialog: Complete<AlertDialogLabels>;
  appShell: Complete<AppShellLabels>;
  authFrame: Complete<AuthFrameLabels>;
  avatarGroup: Complete<AvatarGroupLabels>;
  bannerStack: Complete<BannerStackLabels>;
  breadcrumbs: Complete<BreadcrumbsLabels>;
  bulkActionBar: Complete<BulkActionBarLabels>;
  button: Complete<ButtonLabels>;
  calendar: Complete<CalendarLabels>;
  callout: Complete<CalloutLabels>;
  /** Of every chart with a title. */
  chart: Complete<ChartLabels>;
  checkboxGroup: Complete<CheckboxGroupLabels>;
  chip: Complete<ChipLabels>;
  combobox: Complete<ComboboxLabels>;
  commandPalette: Complete<CommandPaletteLabels>;
  copyButton: Complete<CopyButtonLabels>;
  dataGrid: Complete<DataGridLabels>;
  dateField: Complete<DateFieldLabels>;
  dateRangeField: Complete<DateRangeFieldLabels>;
  dateTimeField: Complete<Omit<DateTimeFieldLabels, 'dateField' | 'timeField'>>;
  descriptionList: Complete<DescriptionListLabels>;
  /** Also of drawers. */
  dialog: Complete<ModalLabels>;
  fileField: Complete<FileFieldLabels>;
  filterBar: Complete<FilterBarLabels>;
  kbd: Complete<KbdLabels>;
  languagePicker: Complete<LanguagePickerLabels>;
  link: Complete<LinkLabels>;
  maskedField: Complete<MaskedFieldLabels>;
  menuSub: Complete<MenuSubLabels>;
  messageFrame: Complete<MessageFrameLabels>;
  modeSwitch: Complete<ModeSwitchLabels>;
  /** Also of month strips. */
  monthDial: Complete<MonthLabels>;
  monthField: Complete<MonthFieldLabels>;
  navBar: Complete<NavBarLabels>;
  navTree: Complete<NavTreeLabels>;
  numberField: Complete<NumberFieldLabels>;
  oneTimeCodeField: Complete<OneTimeCodeLabels>;
  pagination: Complete<PaginationLabels>;
  passwordField: Complete<PasswordFieldLabels>;
  popover: Complete<PopoverLabels>;
  rangeRail: Complete<RangeRailLabels>;
  select: Complete<SelectLabels>;
  sessionTimeoutDialog: Complete<SessionTimeoutLabels>;
  settingsPopup: Complete<SettingsLabels>;
  sidePanel: Complete<SidePanelLabels>;
  snackbar: Complete<SnackbarLabels>;
  stat: Complete<StatLabels>;
  stepper: Complete<StepperLabels>;
  table: Complete<TableLabels>;
  tagsInput: Complete<TagsInputLabels>;
  textField: Complete<TextFieldLabels>;
  timeline: Complete<TimelineLabels>;
  timeField: Complete<TimeFieldLabels>;
  truncate: Complete<TruncateLabels>;
  uploadManager: Complete<UploadManagerLabels>;
}

/** Some labels of some components. The others are in English. */
export type PartialLabels = { [Component in keyof Labels]?: Partial<Labels[Component]> | undefined };

/**
 * The labels of a language, for a locale: `de-CH` writes numbers differently from `de`. A pack of your own may leave out
 * labels.
 */
export type LabelPack = (locale: string) => PartialLabels;
