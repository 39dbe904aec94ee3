import { chakra } from '@chakra-ui/react';
import { Component, type ComponentProps, type ReactNode, Suspense } from 'react';
import { Button } from '../form/Button';

interface LoadInPlaceProps {
  /** Shown while loading. */
  fallback: ReactNode;
  /** The message if loading fails. */
  failed: string;
  /** Styles of the message. */
  frame?: ComponentProps<typeof chakra.div>;
  /** Renders the content; `attempt` must be part of its fetch key, because a failed query is cached. */
  children: (attempt: number) => ReactNode;
}

/** A part of a page with its own loading and error state. */
export class LoadInPlace extends Component<LoadInPlaceProps, { hasFailed: boolean; attempt: number }> {
  override state = { hasFailed: false, attempt: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { hasFailed, attempt } = this.state;
    const { fallback, failed, frame, children } = this.props;
    if (hasFailed)
      return (
        <chakra.div role="alert" {...frame}>
          <chakra.p mb="3">{failed}</chakra.p>
          <Button
            variant="outline"
            size="sm"
            onClick={() => this.setState({ hasFailed: false, attempt: attempt + 1 })}
          >
            Try again
          </Button>
        </chakra.div>
      );
    return (
      <Suspense key={attempt} fallback={fallback}>
        {children(attempt)}
      </Suspense>
    );
  }
}
