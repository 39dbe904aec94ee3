import { Component, type ReactNode } from 'react';

/** An error in the session must not affect the editor. */
export class WritingGoesOn extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
