import { Component, type ReactNode } from 'react';
import { PlainSheet } from '../shell/plain-sheet';
import { log } from '../start/log';
import { Message } from './message';

interface Props {
  /** Names the page, as its path: another page is another try. */
  page: string;
  children: ReactNode;
}

interface State {
  brokenPage: string | null;
}

/** Stands in for a page that broke or could not be loaded. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { brokenPage: null };

  static getDerivedStateFromError(): Partial<State> {
    return { brokenPage: '' };
  }

  static getDerivedStateFromProps({ page }: Props, { brokenPage }: State): Partial<State> | null {
    if (brokenPage === '') return { brokenPage: page };
    return brokenPage === null || brokenPage === page ? null : { brokenPage: null };
  }

  override componentDidCatch(error: unknown): void {
    log('a page could not be shown', error);
  }

  override render(): ReactNode {
    if (this.state.brokenPage === null) return this.props.children;
    return (
      <PlainSheet>
        <Message what="error" reload />
      </PlainSheet>
    );
  }
}
