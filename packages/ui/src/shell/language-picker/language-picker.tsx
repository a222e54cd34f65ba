'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Languages } from '../../foundation/glyphs.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { buttonSurface } from '../../inputs/button/button.styles.js';
import { Menu, MenuRadioGroup, MenuRadioItem } from '../../overlays/menu/index.js';
import { size } from '../../theme/tokens.js';
import { englishLanguagePickerLabels } from './language-picker-labels.js';

/** A language with its BCP 47 tag and its native name: `{ code: 'fr', name: 'Français' }`. */
export interface LanguageOption<Code extends string = string> {
  /** BCP 47 tag: `fr`, `zh`. */
  code: Code;
  /** Native name: `Français`. */
  name: string;
}

/** The default languages (specification, section 2), with their native names. */
export const languageOptions = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'ro', name: 'Română' },
  { code: 'zh', name: '中文' },
] as const satisfies readonly LanguageOption[];
/** Tag of one of `languageOptions`. */
export type LanguageCode = (typeof languageOptions)[number]['code'];

export interface LanguagePickerProps<Code extends string = LanguageCode> extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'value'
> {
  /** The languages, in display order. The default is English, French, Romanian and Chinese. */
  languages?: readonly LanguageOption<Code>[] | undefined;
  /** Tag of the current language. */
  value: NoInfer<Code>;
  onValueChange: (code: NoInfer<Code>) => void;
  /** Tag of the language for which the button shows an icon instead of two letters; null for none. */
  iconFor?: NoInfer<Code> | 'en' | null | undefined;
  /** Accessible name of the button and the menu, in the current language. Default: Language. */
  label?: string | undefined;
}

const Trigger = styled.button`
  ${buttonSurface}
  min-inline-size: ${size.control};
  block-size: ${size.control};
  padding: 0;
  font-weight: 600;
  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`;

const offered: readonly LanguageOption[] = languageOptions;

function LanguagePickerOf<Code extends string = LanguageCode>({
  languages = offered as readonly LanguageOption<Code>[],
  value,
  onValueChange,
  iconFor = 'en',
  label: given,
  ...rest
}: LanguagePickerProps<Code>) {
  const { language: label, current: withName } = useLabels('languagePicker', englishLanguagePickerLabels, {
    language: given,
  });
  const current = languages.find(({ code }) => code === value);
  return (
    <Menu
      label={label}
      placement="bottom-end"
      trigger={
        <Trigger type="button" data-part="language-picker" data-variant="text" data-tone="neutral" {...rest}>
          {value === iconFor ? <Languages aria-hidden /> : <span>{value.slice(0, 2).toUpperCase()}</span>}
          <VisuallyHidden> {current ? withName(label, current.name) : label}</VisuallyHidden>
        </Trigger>
      }
    >
      <MenuRadioGroup label={label} value={value} onValueChange={onValueChange as (code: string) => void}>
        {languages.map(({ code, name }) => (
          <MenuRadioItem key={code} value={code} lang={code}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

/**
 * Selects the language of the interface. The button shows the current language as two letters, or a translate icon for
 * the language of `iconFor`, which is English by default. The menu lists each language by its native name.
 * `data-part="language-picker"`. Keys: those of Menu. Source: specification, section 2 (header).
 */
export const LanguagePicker = memo(LanguagePickerOf) as typeof LanguagePickerOf;
