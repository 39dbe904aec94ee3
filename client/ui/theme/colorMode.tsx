import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createStoredValue } from '../../lib/store';

export type Theme = 'light' | 'dark' | 'system';

export const themes: readonly Theme[] = ['light', 'dark', 'system'];

const stored = createStoredValue(
  'theme',
  (text): Theme => themes.find((theme) => theme === text) ?? 'system',
);

export const setTheme = (theme: Theme): void => stored.write(theme);

/** The chosen theme. */
export const useTheme = (): Theme => useSyncExternalStore(stored.subscribe, stored.read);

const darkSystemQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void) {
  const system = darkSystemQuery();
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

/** Sets the effective theme on the page. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const theme = useTheme();
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => darkSystemQuery().matches);
  const systemTheme = isSystemDark ? 'dark' : 'light';
  const resolved = theme === 'system' ? systemTheme : theme;
  useEffect(() => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(resolved);
    // Sets the colour of the browser's bars.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
      meta.media = meta.dataset.theme === resolved ? 'all' : 'not all';
  }, [resolved]);
  return children;
}
