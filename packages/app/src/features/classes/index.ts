export { ClassDetail } from './class-detail';
export { useClassLabels } from './class-labels';
export { procedureKey } from './procedure-key';
