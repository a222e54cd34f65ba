import { Select } from '@attesta/ui/inputs/select';

const classes = [
  { value: 'I', label: 'Class I', description: 'Low risk, for example a bandage' },
  { value: 'IIa', label: 'Class IIa', description: 'Medium risk, for example a hearing aid' },
  { value: 'IIb', label: 'Class IIb', description: 'Higher risk, for example a ventilator' },
  { value: 'III', label: 'Class III', description: 'High risk, for example a heart valve' },
];

export const RiskClass = () => (
  <Select label="Risk class" help="As defined in Annex VIII of the regulation." options={classes} defaultValue="IIb" />
);
