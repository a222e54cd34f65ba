export { restoreDraftValues } from './configuration/restore-draft-values';
export { useDraftedForm } from './configuration/use-drafted-form';
export { FieldGroup } from './forms/field-group';
export { SavingForm } from './forms/saving-form';
export { useSubmit } from './forms/use-submit';
export { SettingsLayout } from './layout/settings-layout';
export { SettingsRow } from './layout/settings-row';
export { SettingsSection } from './layout/settings-section';
