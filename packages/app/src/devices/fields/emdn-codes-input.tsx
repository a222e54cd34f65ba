import { emdnForm } from '@attesta/domain/identifiers/forms';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceProblem } from '../field-words';
import { Rows } from './rows';
import { elementId, useDeviceField, useFieldError } from './use-device-field';

const mostCodes = 5;

/** EMDN codes, the main one first; normally one. */
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
      least={1}
      most={mostCodes}
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

/** One code. What has the form of a code tells its category; what has not is told once the field was left. */
function EmdnCode({ index, code, required, error, onChange }: EmdnCodeProps) {
  const { t, i18n } = useTranslation('devices');
  const problem = useDeviceProblem();
  const [wasLeft, setLeft] = useState(false);
  const typed = code.trim().toUpperCase();
  const isCode = emdnForm.test(typed);
  const letter = typed.charAt(0);
  const key = `emdnCategories.${letter}` as 'emdnCategories.A';
  const category =
    isCode && i18n.exists(key, { ns: 'devices' }) ? t('form.emdnCategory', { letter, category: t(key) }) : undefined;
  const wrong = wasLeft && typed !== '' && !isCode ? problem(`emdnCode.${index}`, 'pattern', null) : undefined;
  return (
    <TextField
      id={elementId(`emdnCode.${index}`)}
      label={t('parts.emdnCode.text')}
      hideLabel={index > 0}
      value={code}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setLeft(true)}
      required={required}
      error={error ?? wrong}
      help={category}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
