import { languages, type Language } from '@attesta/domain/values/languages';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useTranslation } from 'react-i18next';
import { useLanguageOptions } from '../../../platform/forms/country-options';
import { Rows } from './rows';
import { elementId } from '../record/element-id';
import { useDeviceField, useFieldError } from './use-device-field';

type Name = { language: Language; text: string };

/** Returns the language of the page if trade names may have it, else English. */
const firstLanguage = (page: string): Language => languages.find((language) => language === page) ?? 'en';

/** Trade names, each with its language. The first is the default. */
export function TradeNamesInput({ required }: { required: boolean }) {
  const { t, i18n } = useTranslation('devices');
  const options = useLanguageOptions();
  const errorAt = useFieldError();
  const { id, label, help, error, value, setValue } = useDeviceField('tradeName');
  const names: Name[] = value && value.length > 0 ? value : [{ language: firstLanguage(i18n.language), text: '' }];
  const set = (index: number, change: Partial<Name>) =>
    setValue(names.map((name, at) => (at === index ? { ...name, ...change } : name)));
  const rows = names.map((name, index) => ({
    key: String(index),
    content: (
      <>
        <TextField
          id={elementId(`tradeName.${index}.text`)}
          label={t('parts.tradeName.text')}
          value={name.text}
          onChange={(event) => set(index, { text: event.target.value })}
          required={required && index === 0}
          error={errorAt(`tradeName.${index}.text`) ?? (index === 0 ? error : undefined)}
          autoComplete="off"
        />
        <Combobox
          id={elementId(`tradeName.${index}.language`)}
          label={t('parts.tradeName.language')}
          options={options}
          required
          value={name.language}
          onValueChange={(language) => set(index, { language: language as Language })}
          error={errorAt(`tradeName.${index}.language`)}
        />
      </>
    ),
  }));
  return (
    <Rows
      {...{ id, label, help, rows }}
      min={1}
      max={languages.length}
      add={t('parts.tradeName.add')}
      remove={t('parts.tradeName.remove')}
      onAdd={() =>
        setValue([
          ...names,
          {
            language: languages.find((language) => !names.some((name) => name.language === language)) ?? 'en',
            text: '',
          },
        ])
      }
      onRemove={(index) => setValue(names.filter((_, at) => at !== index))}
    />
  );
}
