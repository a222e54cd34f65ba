import { Component, type ReactNode } from 'react';
import { LoadError } from '../navigation/loadable';
import { log } from '../start/log';
import { LoadFailed } from './load-failed';
import { Message } from './message';

interface Props {
  /** Path of the page. Rendering is retried when it changes. */
  page: string;
  /** Renders the layout around the message, such as `PlainSheet`. Without it, the surrounding layout stays visible. */
  renderFrame?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

interface State {
  /** Null if nothing was thrown. */
  failure: { error: unknown; page: string | null } | null;
  /** Number of retries since the last change of the page. */
  attempt: number;
}

/**
 * Renders an error message in place of a page that threw. A page whose code could not be loaded is loaded again:
 * automatically and by a button.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error, page: null } };
  }

  static getDerivedStateFromProps({ page }: Props, { failure }: State): Partial<State> | null {
    if (failure === null || failure.page === page) return null;
    return failure.page === null ? { failure: { ...failure, page } } : { failure: null, attempt: 0 };
  }

  override componentDidCatch(error: unknown): void {
    log('a page could not be rendered', error);
    if (error instanceof LoadError) error.forget();
  }

  readonly #retry = (): void => this.setState(({ attempt }) => ({ failure: null, attempt: attempt + 1 }));

  override render(): ReactNode {
    const { children, renderFrame = (message) => message } = this.props;
    const { failure, attempt } = this.state;
    if (failure === null) return children;
    return renderFrame(
      failure.error instanceof LoadError ? (
        <LoadFailed key={attempt} attempt={attempt} onRetry={this.#retry} />
      ) : (
        <Message kind="error" reload />
      ),
    );
  }
}
