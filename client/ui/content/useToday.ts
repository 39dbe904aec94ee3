import { useSyncExternalStore } from 'react';

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForTomorrow = () => {
    const now = new Date();
    const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(onTomorrow, tomorrow.getTime() - now.getTime());
  };
  const onTomorrow = () => {
    onChange();
    waitForTomorrow();
  };
  waitForTomorrow();
  // Timers stop while a device sleeps, so the day may have changed when the page is visible again.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Renders again when a new day starts. Returns the start of the day. */
export const useToday = (): number => useSyncExternalStore(subscribe, () => startOfDay(new Date()));
