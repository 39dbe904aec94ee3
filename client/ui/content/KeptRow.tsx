import { isValidElement, memo, type ReactNode } from 'react';
import { isSameContent } from '../../lib/isSameContent';

/**
 * A row that is rendered again only when its element has other properties. Each page, and each change while drafts are synced,
 * makes new objects for all rows, and where hundreds are loaded, rendering them takes seconds.
 */
export const KeptRow = memo(
  ({ children }: { children: ReactNode }) => children,
  ({ children: before }, { children: now }) =>
    isValidElement(before) &&
    isValidElement(now) &&
    before.type === now.type &&
    isSameContent(before.props, now.props),
);
