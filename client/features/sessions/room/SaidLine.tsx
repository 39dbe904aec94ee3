import type { ReactNode } from 'react';
import { Folded } from '../../../ui/content/Folded';
import { useFoldReasons } from './FoldReasons';

interface SaidLineProps {
  memberId: string;
  children: ReactNode;
}

/** What a member says or shows in a session in a line, folded for who muted or blocked them. */
export function SaidLine({ memberId, children }: SaidLineProps) {
  const reason = useFoldReasons().get(memberId);
  return reason ? <Folded note={`A line by someone you ${reason}.`}>{children}</Folded> : children;
}
