import type { ReactNode } from 'react';
import { Folded } from '../../../ui/content/Folded';
import { useMutedAndBlocked } from './MutedAndBlocked';

interface FoldableLineProps {
  memberId: string;
  children: ReactNode;
}

/** A member's line about their writing in a session, folded for viewers who muted or blocked them. */
export function FoldableLine({ memberId, children }: FoldableLineProps) {
  const muteOrBlock = useMutedAndBlocked().get(memberId);
  return muteOrBlock ? <Folded note={`A line by someone you ${muteOrBlock}.`}>{children}</Folded> : children;
}
