import { useRef } from 'react';
import { clockFace, formatMinutes, minute, second } from '../../../ui/content/timeLeft';
import { useCountdown } from './useTimeLeft';

interface TimeLeftProps {
  until: string | null | undefined;
  /** Minutes are said in words, so that nothing moves beside a text. */
  by?: 'second' | 'minute';
}

/** The time left, as a text. It is updated in place: rendering it took a percent of a processor. */
export function TimeLeft({ until, by = 'second' }: TimeLeftProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [say, step] = by === 'second' ? [clockFace, second] : [formatMinutes, minute];
  const left = useCountdown(until, step, (now) => {
    if (text.current?.firstChild) text.current.firstChild.nodeValue = say(now);
  });
  return <span ref={text}>{left === null ? '' : say(left)}</span>;
}
