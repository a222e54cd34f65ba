import { englishDataGridLabels } from '../../data/data-grid/data-grid-labels.js';
import { englishTimelineLabels as timelineLabels } from '../../data/timeline/timeline-labels.js';
import { englishMonthLabels } from '../../display/month-dial/month-dial-labels.js';
import { englishRangeRailLabels } from '../../data/range-rail/range-rail-labels.js';
import { englishChartLabels } from '../../foundation/chart/chart-labels.js';
import { englishTimelineLabels } from '../../display/activity-timeline/activity-timeline-labels.js';
import { englishAvatarGroupLabels } from '../../display/avatar/avatar-group-labels.js';
import { englishChipLabels } from '../../display/chip/chip-labels.js';
import { englishDescriptionLabels } from '../../display/description-list/description-list-labels.js';
import { englishKbdLabels } from '../../display/kbd/kbd-labels.js';
import { englishDateTimeLabels } from '../../inputs/date-time-field/date-time-field-labels.js';
import { englishMaskedLabels } from '../../inputs/masked-field/masked-field-labels.js';
import { englishMonthFieldLabels } from '../../inputs/month-field/month-field-labels.js';
import { englishOneTimeCodeLabels } from '../../inputs/one-time-code-field/one-time-code-labels.js';
import { englishTimeLabels } from '../../inputs/time-field/time-field-labels.js';
import { englishUploadLabels } from '../../inputs/upload-manager/upload-manager-labels.js';
import { englishSessionTimeoutLabels } from '../../overlays/session-timeout-dialog/session-timeout-labels.js';
import { englishStatLabels } from '../../display/stat/stat-labels.js';
import { englishTableLabels } from '../../display/table/table-labels.js';
import { englishTruncateLabels } from '../../display/typography/truncate-labels.js';
import { englishAlertLabels } from '../../feedback/alert/alert-labels.js';
import { englishBannerStackLabels } from '../../feedback/banner/banner-stack-labels.js';
import { englishSnackbarLabels } from '../../feedback/snackbar/snackbar-labels.js';
import { englishBulkLabels } from '../../inputs/bulk-action-bar/bulk-action-bar-labels.js';
import { englishButtonLabels } from '../../inputs/button/button-labels.js';
import { englishCalendarLabels } from '../../inputs/calendar/calendar-labels.js';
import { englishCheckboxGroupLabels } from '../../inputs/checkbox-group/checkbox-group-labels.js';
import { englishComboboxLabels } from '../../inputs/combobox/combobox-labels.js';
import { englishCopyLabels } from '../../inputs/copy-button/copy-button-labels.js';
import { englishDateLabels } from '../../inputs/date-field/date-field-labels.js';
import { englishRangeLabels } from '../../inputs/date-range-field/date-range-field-labels.js';
import { englishFileLabels } from '../../inputs/file-field/file-field-labels.js';
import { englishNumberLabels } from '../../inputs/number-field/number-field-labels.js';
import { englishPasswordLabels } from '../../inputs/password-field/password-field-labels.js';
import { englishSelectLabels } from '../../inputs/select/select-labels.js';
import { englishTagsLabels } from '../../inputs/tags-input/tags-input-labels.js';
import { englishTextFieldLabels } from '../../inputs/text-field/text-field-labels.js';
import { englishCalloutLabels } from '../../layout/callout/callout-labels.js';
import { englishFilterBarLabels } from '../../layout/filter-bar/filter-bar-labels.js';
import { englishSidePanelLabels } from '../../layout/side-panel/side-panel-labels.js';
import { englishBreadcrumbsLabels } from '../../navigation/breadcrumbs/breadcrumbs-labels.js';
import { englishLinkLabels } from '../../navigation/link/link-labels.js';
import { englishNavBarLabels } from '../../navigation/nav-bar/nav-bar-labels.js';
import { englishNavTreeLabels } from '../../navigation/nav-tree/nav-tree-labels.js';
import { englishPaginationLabels } from '../../navigation/pagination/pagination-labels.js';
import { englishStepperLabels } from '../../navigation/stepper/stepper-labels.js';
import { englishAlertDialogLabels } from '../../overlays/alert-dialog/alert-dialog-labels.js';
import { englishModalLabels } from '../../overlays/dialog/modal-labels.js';
import { englishMenuSubLabels } from '../../overlays/menu/menu-sub-labels.js';
import { englishPopoverLabels } from '../../overlays/popover/popover-labels.js';
import { englishAccountMenuLabels } from '../../shell/account-menu/account-menu-labels.js';
import { englishAppShellLabels } from '../../shell/app-shell/app-shell-labels.js';
import { englishAuthFrameLabels } from '../../shell/auth-frame/auth-frame-labels.js';
import { englishPaletteLabels } from '../../shell/command-palette/command-palette-labels.js';
import { englishLanguagePickerLabels } from '../../shell/language-picker/language-picker-labels.js';
import { englishMessageFrameLabels } from '../../shell/message-frame/message-frame-labels.js';
import { englishModeSwitchLabels } from '../../shell/mode-switch/mode-switch-labels.js';
import { englishSettingsLabels } from '../../shell/settings-popup/settings-labels.js';
import type { Labels } from '../labels.js';

const labels: Labels = {
  accountMenu: englishAccountMenuLabels,
  activityTimeline: englishTimelineLabels,
  alert: englishAlertLabels,
  alertDialog: englishAlertDialogLabels,
  appShell: englishAppShellLabels,
  authFrame: englishAuthFrameLabels,
  avatarGroup: englishAvatarGroupLabels,
  bannerStack: englishBannerStackLabels,
  breadcrumbs: englishBreadcrumbsLabels,
  bulkActionBar: englishBulkLabels,
  button: englishButtonLabels,
  calendar: englishCalendarLabels,
  callout: englishCalloutLabels,
  chart: englishChartLabels,
  checkboxGroup: englishCheckboxGroupLabels,
  chip: englishChipLabels,
  combobox: englishComboboxLabels,
  commandPalette: englishPaletteLabels,
  copyButton: englishCopyLabels,
  dataGrid: englishDataGridLabels,
  dateField: englishDateLabels,
  dateRangeField: englishRangeLabels,
  descriptionList: englishDescriptionLabels,
  dialog: englishModalLabels,
  fileField: englishFileLabels,
  filterBar: englishFilterBarLabels,
  kbd: englishKbdLabels,
  languagePicker: englishLanguagePickerLabels,
  link: englishLinkLabels,
  menuSub: englishMenuSubLabels,
  messageFrame: englishMessageFrameLabels,
  monthDial: englishMonthLabels,
  dateTimeField: englishDateTimeLabels,
  maskedField: englishMaskedLabels,
  monthField: englishMonthFieldLabels,
  oneTimeCodeField: englishOneTimeCodeLabels,
  timeField: englishTimeLabels,
  uploadManager: englishUploadLabels,
  sessionTimeoutDialog: englishSessionTimeoutLabels,
  modeSwitch: englishModeSwitchLabels,
  navBar: englishNavBarLabels,
  navTree: englishNavTreeLabels,
  numberField: englishNumberLabels,
  pagination: englishPaginationLabels,
  passwordField: englishPasswordLabels,
  popover: englishPopoverLabels,
  rangeRail: englishRangeRailLabels,
  select: englishSelectLabels,
  settingsPopup: englishSettingsLabels,
  sidePanel: englishSidePanelLabels,
  snackbar: englishSnackbarLabels,
  stat: englishStatLabels,
  stepper: englishStepperLabels,
  table: englishTableLabels,
  tagsInput: englishTagsLabels,
  textField: englishTextFieldLabels,
  timeline: timelineLabels,
  truncate: englishTruncateLabels,
};

/** The labels that components use without a pack, for applications that load one for each language. */
export const en = (_locale: string): Labels => labels;
