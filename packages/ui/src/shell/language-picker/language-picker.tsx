'use client';
import { Languages } from 'lucide-react';
import { memo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { buttonSurface } from '../../inputs/button/button.styles.js';
import { Menu, MenuRadioGroup, MenuRadioItem } from '../../overlays/menu/index.js';
import { size } from '../../theme/tokens.js';

/** A language with its BCP 47 tag and its name in itself: `{ code: 'fr', name: 'Français' }`. */
export interface LanguageOption {
  /** BCP 47 tag: `fr`, `zh`. */
  code: string;
  /** The language in its own words: `Français`. */
  name: string;
}

export interface LanguagePickerProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'value'> {
  /** In the order in which they are offered. */
  languages: readonly LanguageOption[];
  /** Tag of the current language. */
  value: string;
  onValueChange: (code: string) => void;
  /** Tag of the language for which the button has an icon in place of two letters; null for none. */
  iconFor?: string | null | undefined;
  /** Names button and menu, in the current language. */
  label?: string | undefined;
}

const Trigger = styled.button`
  ${buttonSurface}
  min-inline-size: ${size.control};
  block-size: ${size.control};
  padding: 0;
  font-weight: 600;
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

/**
 * The language of the interface: the current one as two letters, or a translate icon when it is English, or the one of `iconFor`. Each language stands in its own name.
 * `data-part="language-picker"`. Keys: those of Menu. Source: specification, section 2 (header).
 */
export const LanguagePicker = memo(function LanguagePicker({ languages, value, onValueChange, iconFor = 'en', label = 'Language', ...rest }: LanguagePickerProps) {
  const current = languages.find(({ code }) => code === value);
  return (
    <Menu
      label={label}
      placement="bottom-end"
      trigger={
        <Trigger type="button" data-part="language-picker" data-variant="text" data-tone="neutral" {...rest}>
          {value === iconFor ? <Languages aria-hidden /> : <span>{value.slice(0, 2).toUpperCase()}</span>}
          <VisuallyHidden> {current ? `${label}: ${current.name}` : label}</VisuallyHidden>
        </Trigger>
      }
    >
      <MenuRadioGroup label={label} value={value} onValueChange={onValueChange}>
        {languages.map(({ code, name }) => (
          <MenuRadioItem key={code} value={code} lang={code}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
});
