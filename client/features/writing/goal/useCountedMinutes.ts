import { useEffect } from 'react';
import { useAuth } from '../../../auth/useAuth';
import { reportMinutes } from '../../../documents/transport/reportMinutes';
import { countMinutes, stopCounting } from '../../../documents/writtenMinutes';

/**
 * Counts minutes of writing on this device as long as a goal or a challenge needs them. Reports the minutes counted so far to the
 * server first; when counting ends, it stops only after that.
 */
export function useCountedMinutes(isWanted: boolean): void {
  const memberId = useAuth().viewer?.id;
  useEffect(() => {
    if (memberId === undefined) return;
    let isCurrent = true;
    const reported = reportMinutes();
    if (isWanted) countMinutes(memberId);
    else
      void reported.then(() => {
        if (isCurrent) stopCounting(memberId);
      });
    return () => {
      isCurrent = false;
    };
  }, [memberId, isWanted]);
}
