import { useEffect, useState } from 'react';
import { toast } from '../../../ui/feedback/toaster';
import { WritingTimer } from './writingTimer';

/** How long the page title shows that time is up. Source: specification, section 4. */
const noticeMs = 5_000;
const notice = 'Time’s up';

/** A timer that lasts as long as the editor, in every mode; `minutes` is the exercise's limit, if it has one. */
export function useWritingTimer(minutes: number | null): WritingTimer {
  const [timer] = useState(() => new WritingTimer(minutes ?? undefined));
  useEffect(() => {
    // An exercise's limit may arrive late, and doesn't replace a time that the member has chosen.
    if (minutes !== null) timer.suggest(minutes);
  }, [timer, minutes]);
  useEffect(() => {
    let before = timer.read().status;
    let endNotice = () => {};
    const unsubscribe = timer.subscribe(() => {
      const { status } = timer.read();
      const isUp = status === 'finished' && before !== 'finished';
      before = status;
      if (!isUp) return;
      endNotice();
      endNotice = showInTitle();
      toast.success(`${notice}.`);
    });
    return () => {
      unsubscribe();
      endNotice();
      timer.reset();
    };
  }, [timer]);
  return timer;
}

/** Shows the notice in the title; returns a function that removes it early. */
function showInTitle(): () => void {
  const before = document.title;
  const shown = `${notice} · ${before}`;
  document.title = shown;
  const end = () => {
    clearTimeout(timeout);
    // Another page may have set its own title.
    if (document.title === shown) document.title = before;
  };
  const timeout = setTimeout(end, noticeMs);
  return end;
}
