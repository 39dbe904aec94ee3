import { isValidElement, memo, type ReactNode } from 'react';
import { isSameContent } from '../../lib/isSameContent';

/** A row that is rendered again only for other content: each loaded page creates new objects for hundreds of rows, which takes seconds. */
export const KeptRow = memo(
  ({ children }: { children: ReactNode }) => children,
  ({ children: before }, { children: now }) =>
    isValidElement(before) &&
    isValidElement(now) &&
    before.type === now.type &&
    isSameContent(before.props, now.props),
);
