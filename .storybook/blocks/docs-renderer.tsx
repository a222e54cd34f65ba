import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CodeOrSourceMdx } from './code.js';
import { DocsContainer } from './docs-container.js';
import { DocsLink, headings } from './links.js';
import { PageTitle } from './page-title.js';

const components = {
  h1: PageTitle,
  ...headings,
  a: DocsLink,
  code: CodeOrSourceMdx,
  pre: ({ children }: { children?: ReactNode }) => children,
};

interface BoundaryProps {
  showError: (error: Error) => void;
  children: ReactNode;
}
/** Reports an error of the page to Storybook, which shows it. */
class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: Error) {
    this.props.showError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

type Page = ComponentType<{ components: typeof components }>;

/** Renders docs pages for Storybook's preview. */
export class DocsRenderer {
  private roots = new Map<HTMLElement, Root>();
  private keys = new WeakMap<DocsContextProps, number>();
  private pages = 0;

  /** The key of a page. The page keeps its state when it is rendered again, such as for another mode. */
  private keyOf(context: DocsContextProps): number {
    const key = this.keys.get(context) ?? (this.pages += 1);
    this.keys.set(context, key);
    return key;
  }

  render = (context: DocsContextProps, { page: MdxPage }: { page: Page }, element: HTMLElement): Promise<void> =>
    new Promise((resolve, reject) => {
      const root = this.roots.get(element) ?? createRoot(element);
      this.roots.set(element, root);
      root.render(
        <ErrorBoundary key={this.keyOf(context)} showError={reject}>
          <DocsContainer context={context} onRender={resolve}>
            <MdxPage components={components} />
          </DocsContainer>
        </ErrorBoundary>,
      );
    });

  unmount = (element: HTMLElement): void => {
    this.roots.get(element)?.unmount();
    this.roots.delete(element);
  };
}
