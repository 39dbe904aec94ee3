import { isValidElement, memo, type ReactNode } from 'react';
import { isSameContent } from '../../lib/isSameContent';

/**
 * A row that is rendered again only when its element's properties have other content. Each loaded page, and each change while drafts
 * are synced, creates new objects for all rows, and rendering hundreds of them takes seconds.
 */
export const KeptRow = memo(
  ({ children }: { children: ReactNode }) => children,
  ({ children: before }, { children: now }) =>
    isValidElement(before) &&
    isValidElement(now) &&
    before.type === now.type &&
    isSameContent(before.props, now.props),
);
