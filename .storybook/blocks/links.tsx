import { use, type ComponentProps, type MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { DocsContext } from './docs-context.js';
import { addressWindow } from './page-hash.js';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A link of a docs page. A link to another page changes the page without loading Storybook again. */
export function DocsLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const { channel } = use(DocsContext);
  if (/^https?:/.test(href) || rest.target === '_blank') return <a href={href} {...rest} />;
  const navigate = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (href.startsWith('#')) {
      event.preventDefault();
      addressWindow().location.hash = href;
    } else if (href.startsWith('?path=') && addressWindow() !== window) {
      event.preventDefault();
      channel.emit(NAVIGATE_URL, href);
    }
  };
  return <a target={href.startsWith('#') ? '_self' : '_top'} {...rest} href={href} onClick={navigate} />;
}

const heading = (Tag: 'h2' | 'h3' | 'h4') =>
  function DocsHeading({ id, children, ...rest }: ComponentProps<'h2'>) {
    return (
      <Tag id={id} {...rest}>
        {children}
        {id && (
          <DocsLink href={`#${id}`} className="doc-anchor" aria-label="Link to this section">
            <span aria-hidden="true">#</span>
          </DocsLink>
        )}
      </Tag>
    );
  };
export const headings = { h2: heading('h2'), h3: heading('h3'), h4: heading('h4') };
