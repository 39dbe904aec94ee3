import { useRef } from 'react';
import { clockFace, formatMinutes, minute, second } from '../../../ui/content/timeLeft';
import { useCountdown } from './useTimeLeft';

interface TimeLeftProps {
  until: string | null | undefined;
  /** The unit: minutes are shown in words, so that nothing moves beside a text. */
  by?: 'second' | 'minute';
}

/** The time left, as text. Each second updates the text node itself, because rendering took one percent of a processor. */
export function TimeLeft({ until, by = 'second' }: TimeLeftProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [format, step] = by === 'second' ? [clockFace, second] : [formatMinutes, minute];
  const left = useCountdown(until, step, (now) => {
    if (text.current?.firstChild) text.current.firstChild.nodeValue = format(now);
  });
  return <span ref={text}>{left === null ? '' : format(left)}</span>;
}
