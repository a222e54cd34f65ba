import { Component, type ReactNode } from 'react';
import { PlainSheet } from '../shell/plain-sheet';
import { log } from '../start/log';
import { Message } from './message';

interface Props {
  /** Path of the page. Rendering is retried when it changes. */
  page: string;
  children: ReactNode;
}

interface State {
  /** The page that threw. Empty until its path is known, null if no page threw. */
  brokenPage: string | null;
}

/** Renders an error message in place of a page that threw or could not be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { brokenPage: null };

  static getDerivedStateFromError(): Partial<State> {
    return { brokenPage: '' };
  }

  static getDerivedStateFromProps({ page }: Props, { brokenPage }: State): Partial<State> | null {
    if (brokenPage === '') return { brokenPage: page };
    return brokenPage === null || brokenPage === page ? null : { brokenPage: null };
  }

  override componentDidCatch(error: unknown): void {
    log('a page could not be rendered', error);
  }

  override render(): ReactNode {
    if (this.state.brokenPage === null) return this.props.children;
    return (
      <PlainSheet>
        <Message kind="error" reload />
      </PlainSheet>
    );
  }
}
