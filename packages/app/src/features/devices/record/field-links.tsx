import type { DeviceAnswerId } from '@attesta/domain/devices/schema';
import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { elementId } from './element-id';
import { useFieldLabels } from './field-labels';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 8px 24px;
  margin: 0;
  padding-inline-start: 18px;
  & li::marker {
    color: var(--at-text-muted);
  }
`;

interface FieldLinksProps {
  fields: readonly DeviceAnswerId[];
  /** Path of the form; empty in the form itself. */
  form: string;
}

/** Links to fields of the device form. Each opens the section of its field and focuses the field. */
export function FieldLinks({ fields, form }: FieldLinksProps) {
  const { t, i18n } = useTranslation('devices');
  const fieldLabels = useFieldLabels();
  const label = (field: DeviceAnswerId) => {
    const specific = `readiness.inputs.${field}`;
    return i18n.exists(specific, { ns: 'devices' }) ? t(specific as 'readiness.lead') : fieldLabels(field).label;
  };
  return (
    <List>
      {fields.map((field) => (
        <li key={field}>
          <Link render={<RouterLink to={`${form}#${elementId(field)}`} />}>{label(field)}</Link>
        </li>
      ))}
    </List>
  );
}
