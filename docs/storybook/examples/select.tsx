import { Select } from '@attesta/ui/inputs/select';

const classes = [
  { value: 'I', label: 'Class I', description: 'Low risk, as a bandage' },
  { value: 'IIa', label: 'Class IIa', description: 'Medium risk, as a hearing aid' },
  { value: 'IIb', label: 'Class IIb', description: 'Higher risk, as a ventilator' },
  { value: 'III', label: 'Class III', description: 'High risk, as a heart valve' },
];

export const RiskClass = () => (
  <Select label="Risk class" help="By Annex VIII of the regulation." options={classes} defaultValue="IIb" />
);
