import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { weeksShown } from './writingCalendar';

const steps: Record<string, number | undefined> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface Chosen {
  index: number;
  /** Chosen by keyboard: the day must also be announced. */
  byKeys: boolean;
}

/** Rows of the drawing: one with the months' labels, then seven weekdays. */
const rowsDrawn = 8;

export const columnOf = (index: number) => Math.floor(index / 7);

/** The day to which a key moves from the chosen one. The first arrow key chooses the last day; other keys give undefined. */
function dayByKey(event: KeyboardEvent, chosen: number | undefined, last: number): number | undefined {
  const step = steps[event.key];
  if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return undefined;
  if (chosen === undefined && Number.isFinite(step)) return last;
  return Math.min(last, Math.max(0, (chosen ?? last) + step));
}

/** The day at a point of the drawing; undefined beside the days. */
function dayAt({ currentTarget, clientX, clientY }: PointerEvent, last: number): number | undefined {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * weeksShown);
  const row = Math.floor(((clientY - top) / height) * rowsDrawn) - 1;
  const index = column * 7 + row;
  return row >= 0 && row < 7 && column >= 0 && index <= last ? index : undefined;
}

/** Scrolls a week of the drawing into view in its frame, with one more week on either side. */
function scrollToWeek(frame: HTMLElement, column: number) {
  const drawing = frame.firstElementChild;
  if (!drawing) return;
  const week = drawing.clientWidth / weeksShown;
  const left = column * week;
  if (left < frame.scrollLeft + week) frame.scrollTo({ left: left - week });
  else if (left + 2 * week > frame.scrollLeft + frame.clientWidth)
    frame.scrollTo({ left: left + 2 * week - frame.clientWidth });
}

/** The day chosen by arrow keys on the drawing's frame, or by a pointer on the drawing, with the props of both elements. */
export function useChosenDay(last: number) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // If the year doesn't fit, scroll to the latest weeks.
    frame.current?.scrollTo({ left: frame.current.scrollWidth });
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = dayByKey(event, chosen?.index, last);
    if (index === undefined) return;
    event.preventDefault();
    setChosen({ index, byKeys: true });
    scrollToWeek(event.currentTarget, columnOf(index));
  };
  const onPoint = (event: PointerEvent) => {
    const index = dayAt(event, last);
    setChosen(index === undefined ? null : { index, byKeys: false });
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    // A touch pointer leaves right after the tap.
    if (pointerType === 'mouse') setChosen(null);
  };
  return {
    chosen,
    frame: { ref: frame, onKeyDown, onBlur: () => setChosen(null) },
    drawing: { onPointerMove: onPoint, onPointerDown: onPoint, onPointerLeave },
  };
}
