'use client';
import { memo, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDown, ExternalLink } from '../../foundation/glyphs.js';
import type { RenderLink } from '../../foundation/render-link.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishAccountMenuLabels, type AccountMenuLabels } from './account-menu-labels.js';
import { Avatar } from '../../display/avatar/index.js';
import { Menu, MenuItem, MenuSeparator, type MenuProps } from '../../overlays/menu/index.js';
import { color, from, size } from '../../theme/tokens.js';

/** One entry: a link (`href`), or an action (`onSelect`). */
export interface AccountMenuItem {
  /** Unique among the entries. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** URL of a link. Without it the entry is an action. */
  href?: string | undefined;
  /** Opens in a new tab, without a referrer. */
  external?: boolean | undefined;
  /** Called when an entry without `href` is selected. */
  onSelect?: (() => void) | undefined;
  /** Adds a separator before the entry. */
  separated?: boolean | undefined;
}

export interface AccountMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'name' | 'role' | 'children'> {
  /** Full name of the user. */
  name: string;
  /** Role label below the name, such as "Market Operator". */
  role?: string | undefined;
  /** URL of the organisation's logo or of the user's photo. Without it the avatar shows initials. */
  avatarSrc?: string | null | undefined;
  /** `avatarSrc` is the photo of the user, not a logo. */
  avatarPhoto?: boolean | undefined;
  items: readonly AccountMenuItem[];
  /** Renders internal links with your router's link component. */
  renderLink?: RenderLink | undefined;
  /** A group of radio items before the last separated entry. */
  children?: ReactNode;
  open?: MenuProps['open'] | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: MenuProps['onOpenChange'] | undefined;
  labels?: Partial<AccountMenuLabels> | undefined;
}

const Trigger = styled.button`
  appearance: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${size.target};
  padding: 1px;
  border: 1px solid transparent;
  border-radius: 999px;
  background: none;
  color: ${color['text-muted']};
  font: inherit;
  cursor: pointer;
  &:hover {
    background: ${color.hover};
  }
  &[aria-expanded='true'] {
    border-color: ${color['primary-text']};
  }
  & > svg {
    display: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline-end: 6px;
  }
  ${from('sm')} {
    & > svg {
      display: block;
    }
  }
`;

const Identity = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px;
  border-block-end: 1px solid ${color.line};
  & > div {
    min-inline-size: 0;
  }
  & strong,
  & span[data-slot='role'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & strong {
    font-weight: 600;
  }
  & span[data-slot='role'] {
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
`;

const popup = {
  'data-account-menu': '',
  style: {
    inlineSize: 'min(var(--at-account-menu-max), calc(100vw - 16px))',
    minInlineSize: 'min(var(--at-account-menu-min), calc(100vw - 16px))',
  },
};

/**
 * Shows who is signed in and contains the account's commands. Opens on click, closes on a press outside; 300 to 350 px
 * wide. `data-part="account-menu"` on the button. Keys: those of Menu. Source: specification, section 2 (account menu);
 * WAI-ARIA APG, menu button.
 */
export const AccountMenu = memo(function AccountMenu({
  name,
  role,
  avatarSrc,
  avatarPhoto,
  items,
  renderLink,
  children,
  open,
  defaultOpen,
  onOpenChange,
  labels,
  ...rest
}: AccountMenuProps) {
  const text = useLabels('accountMenu', englishAccountMenuLabels, labels);
  const avatar = (side: 34 | 44) => (
    <Avatar name={name} src={avatarSrc ?? undefined} photo={avatarPhoto} size={side} aria-hidden />
  );
  const last = items.findLastIndex((item) => item.separated);
  const before = last < 0 ? items : items.slice(0, last);
  const after = last < 0 ? [] : items.slice(last);
  return (
    <Menu
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      placement="bottom-end"
      label={text.account(name)}
      popup={popup}
      header={
        <Identity>
          {avatar(44)}
          <div>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {role && <span data-slot="role">{role}</span>}
          </div>
        </Identity>
      }
      trigger={
        <Trigger type="button" data-part="account-menu" {...rest}>
          {avatar(34)}
          <VisuallyHidden>{text.account(name)}</VisuallyHidden>
          <ChevronDown aria-hidden />
        </Trigger>
      }
    >
      {before.map((item) => (
        <Entry key={item.id} item={item} renderLink={renderLink} opensInNewTab={text.opensInNewTab} />
      ))}
      {children}
      {after.map((item) => (
        <Entry key={item.id} item={item} renderLink={renderLink} opensInNewTab={text.opensInNewTab} />
      ))}
    </Menu>
  );
});

function Entry({
  item,
  renderLink,
  opensInNewTab,
}: {
  item: AccountMenuItem;
  renderLink: AccountMenuProps['renderLink'];
  opensInNewTab: string;
}) {
  return (
    <>
      {item.separated && <MenuSeparator />}
      <MenuItem
        start={item.icon}
        end={item.external && <ExternalLink aria-hidden />}
        render={linkOf(item, renderLink)}
        onSelect={item.onSelect}
      >
        {item.label}
        {item.external && <VisuallyHidden> {opensInNewTab}</VisuallyHidden>}
      </MenuItem>
    </>
  );
}

function linkOf(item: AccountMenuItem, renderLink: AccountMenuProps['renderLink']): ReactElement | undefined {
  if (item.href === undefined) return undefined;
  if (item.external) return <a href={item.href} target="_blank" rel="noreferrer noopener" />;
  return renderLink?.({ href: item.href }) ?? <a href={item.href} />;
}
