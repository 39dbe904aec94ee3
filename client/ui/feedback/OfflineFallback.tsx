import { Component, type ReactNode } from 'react';
import { GraphQLRequestError } from '../../lib/requestError';

interface Props {
  /** Rendered if the server is unreachable; `again` renders the page once more. */
  instead: (error: GraphQLRequestError, again: () => void) => ReactNode;
  /** Changes with each new request of the page. */
  attempt?: string;
  children: ReactNode;
}

/** Whether the server was unreachable or failed, so the object may exist. */
const isOutOfReach = (error: unknown): error is GraphQLRequestError =>
  error instanceof GraphQLRequestError &&
  ['NETWORK', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'].includes(error.code);

/** An error boundary for pages that this device can replace. */
export class OfflineFallback extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ attempt }: Props) {
    if (this.state.error !== null && attempt !== this.props.attempt) this.again();
  }

  private readonly again = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    const { instead, children } = this.props;
    if (error === null) return children;
    // Other errors are the route's.
    if (!isOutOfReach(error)) throw error;
    return instead(error, this.again);
  }
}
