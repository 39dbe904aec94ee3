import { Component, type ReactNode } from 'react';

/** An error boundary that renders nothing: an error in a story's session must not affect its editor. */
export class HideOnError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
