import { useEffect } from 'react';
import { useAuth } from '../../../auth/useAuth';
import { countMinutes } from '../../../documents/writtenMinutes';

/** Counts minutes of writing on this device as long as a goal or a challenge needs them, and reports those counted so far. */
export function useCountedMinutes(isWanted: boolean): void {
  const memberId = useAuth().viewer?.id;
  useEffect(() => {
    if (memberId !== undefined) countMinutes(memberId, isWanted);
  }, [memberId, isWanted]);
}
