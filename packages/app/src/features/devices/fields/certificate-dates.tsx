import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { elementId } from '../record/element-id';
import { useDeviceField, useFieldError } from './use-device-field';
import { KeptDateField } from '../../../platform/forms/kept-date-field';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: 12px;
  align-items: start;
`;

const parts = ['issuedOn', 'expiresOn'] as const;

/** The first and the last day of the certificate's validity. */
export function CertificateDates({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const errorAt = useFieldError();
  const { id, error, value, setValue, onBlur, ref } = useDeviceField('certificateDates');
  const dates = value ?? { issuedOn: '', expiresOn: '' };
  return (
    <Pair>
      {parts.map((part, index) => (
        <KeptDateField
          key={part}
          ref={index === 0 ? ref : undefined}
          id={index === 0 ? id : elementId(`certificateDates.${part}`)}
          label={t(`parts.certificateDates.${part}`)}
          required={required}
          value={dates[part]}
          onValueChange={(day) => setValue({ ...dates, [part]: day })}
          onBlur={onBlur}
          // An error of the pair is shown at the second field.
          error={errorAt(`certificateDates.${part}`) ?? (index === 1 || !value ? error : undefined)}
        />
      ))}
    </Pair>
  );
}
