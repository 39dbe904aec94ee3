import { Component, type ReactNode } from 'react';
import { GraphQLRequestError } from '../../lib/requestError';

interface Props {
  /** Rendered in place of the page if the server is unreachable; `retry` renders the page again. */
  instead: (error: GraphQLRequestError, retry: () => void) => ReactNode;
  /** Changes with each new request of the page, which then is rendered again. */
  attempt?: string;
  /** Whether it is rendered after every failed request, also one that the server refused. */
  afterRefusals?: boolean;
  children: ReactNode;
}

/** Whether the server was unreachable or failed, so that the page's object may exist nevertheless. */
const isServerFailure = (error: unknown): boolean =>
  error instanceof GraphQLRequestError &&
  ['NETWORK', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'].includes(error.code);

/** An error boundary for pages of which this device can show its own copy. */
export class OfflineFallback extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ attempt }: Props) {
    if (this.state.error !== null && attempt !== this.props.attempt) this.retry();
  }

  private readonly retry = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    const { instead, afterRefusals, children } = this.props;
    if (error === null) return children;
    const isHandled = afterRefusals ? error instanceof GraphQLRequestError : isServerFailure(error);
    // The route's error boundary handles all other errors.
    if (!isHandled) throw error;
    return instead(error as GraphQLRequestError, this.retry);
  }
}
