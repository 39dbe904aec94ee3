import { useSyncExternalStore } from 'react';

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(next, tomorrow.getTime() - now.getTime());
  };
  const next = () => {
    onChange();
    wait();
  };
  wait();
  // Timers stop while a device sleeps.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Renders again when a new day starts. Returns the start of the day. */
export const useToday = (): number => useSyncExternalStore(subscribe, () => startOfDay(new Date()));
