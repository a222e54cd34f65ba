import { emdnCode } from '@attesta/domain/identifiers/schemas';
import { IdentifierField } from '../../../platform/forms/identifier-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceProblemMessage } from '../record/field-labels';
import { Rows } from './rows';
import { elementId } from '../record/element-id';
import { useDeviceField, useFieldError } from './use-device-field';

const maxCodes = 5;

/** EMDN codes, the main code first. Most devices have only one. */
export function EmdnCodesInput({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const errorAt = useFieldError();
  const { id, label, help, error, value, setValue } = useDeviceField('emdnCode');
  const codes = value && value.length > 0 ? value : [''];
  const rows = codes.map((code, index) => ({
    key: String(index),
    content: (
      <EmdnCode
        index={index}
        code={code}
        required={required && index === 0}
        error={errorAt(`emdnCode.${index}`) ?? (index === 0 ? error : undefined)}
        onChange={(next) => setValue(codes.map((other, at) => (at === index ? next : other)))}
      />
    ),
  }));
  return (
    <Rows
      {...{ id, label, help, rows }}
      min={1}
      max={maxCodes}
      add={t('parts.emdnCode.add')}
      remove={t('parts.emdnCode.remove')}
      onAdd={() => setValue([...codes, ''])}
      onRemove={(index) => setValue(codes.filter((_, at) => at !== index))}
    />
  );
}

interface EmdnCodeProps {
  index: number;
  code: string;
  required: boolean;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The field of one code. Shows the category of a well-formed code, or on blur an error for a malformed one. */
function EmdnCode({ index, code, required, error, onChange }: EmdnCodeProps) {
  const { t, i18n } = useTranslation('devices');
  const problemMessage = useDeviceProblemMessage();
  const [isTouched, setTouched] = useState(false);
  const read = emdnCode.safeParse(code);
  const typed = read.data ?? code.trim();
  const isWellFormed = read.success;
  const letter = typed.charAt(0);
  const key = `emdnCategories.${letter}` as 'emdnCategories.A';
  const category =
    isWellFormed && i18n.exists(key, { ns: 'devices' })
      ? t('form.emdnCategory', { letter, category: t(key) })
      : undefined;
  const patternError =
    isTouched && typed !== '' && !isWellFormed
      ? problemMessage(`emdnCode.${index}`, 'pattern', { stage: null })
      : undefined;
  return (
    <IdentifierField
      id={elementId(`emdnCode.${index}`)}
      label={t('parts.emdnCode.text')}
      hideLabel={index > 0}
      value={code}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setTouched(true)}
      required={required}
      error={error ?? patternError}
      help={category}
      autoCapitalize="characters"
    />
  );
}
