import { Component, type ReactNode } from 'react';
import { GraphQLRequestError } from '../../relay/requestError';

interface Props {
  /** What takes the place of a page that the server did not give. */
  instead: (error: GraphQLRequestError) => ReactNode;
  /** Changes where the page is asked for once more. */
  attempt?: string;
  children: ReactNode;
}

/** The server could not be asked, or could not answer: not a word on whether there is such a thing. */
const isOutOfReach = (error: unknown): error is GraphQLRequestError =>
  error instanceof GraphQLRequestError &&
  ['NETWORK', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'].includes(error.code);

/** A page that this device can stand in for. */
export class OfflineFallback extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ attempt }: Props) {
    if (this.state.error !== null && attempt !== this.props.attempt) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    const { instead, children } = this.props;
    if (error === null) return children;
    // What is wrong with the page itself is the route's to say.
    if (!isOutOfReach(error)) throw error;
    return instead(error);
  }
}
