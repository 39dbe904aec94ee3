import type { ReactNode } from 'react';
import { Folded } from '../../../ui/content/Folded';
import { useFoldReasons } from './FoldReasons';

interface SaidLineProps {
  memberId: string;
  children: ReactNode;
}

/** A member's line in a session, folded for viewers who muted or blocked them. */
export function SaidLine({ memberId, children }: SaidLineProps) {
  const reason = useFoldReasons().get(memberId);
  return reason ? <Folded note={`A line by someone you ${reason}.`}>{children}</Folded> : children;
}
