import { useEffect } from 'react';
import { useAuth } from '../../auth/useAuth';
import { reportMinutes } from '../../documents/transport/reportMinutes';
import { countMinutes } from '../../documents/writtenMinutes';

/** Counts minutes on this device as long as a goal or a challenge needs them, and reports those that wait. */
export function useCountedMinutes(counted: readonly { readonly unit: string }[]): void {
  const memberId = useAuth().viewer?.id;
  const isWanted = counted.some(({ unit }) => unit === 'MINUTES');
  useEffect(() => {
    if (memberId === undefined) return;
    if (isWanted) void reportMinutes();
    countMinutes(memberId, isWanted);
  }, [memberId, isWanted]);
}
