import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStoredValue } from '../../lib/store';

export type Theme = 'light' | 'dark' | 'system';

export const themes: readonly Theme[] = ['light', 'dark', 'system'];

interface ColorMode {
  theme: Theme;
  setTheme(theme: Theme): void;
  /** The effective theme. */
  resolved: 'light' | 'dark';
}

const ColorModeContext = createContext<ColorMode | null>(null);

const stored = createStoredValue(
  'theme',
  (text): Theme => themes.find((theme) => theme === text) ?? 'system',
);
const darkSystemQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Listens to changes in this tab, in another tab, and of the operating system. */
function subscribe(listener: () => void) {
  const system = darkSystemQuery();
  const unsubscribe = stored.subscribe(listener);
  system.addEventListener('change', listener);
  return () => {
    unsubscribe();
    system.removeEventListener('change', listener);
  };
}

/** The effective theme. */
function resolveTheme(): 'light' | 'dark' {
  const theme = stored.read();
  if (theme !== 'system') return theme;
  return darkSystemQuery().matches ? 'dark' : 'light';
}

export function ColorModeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(stored.subscribe, stored.read);
  const resolved = useSyncExternalStore(subscribe, resolveTheme);
  useEffect(() => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(resolved);
    // Sets the colour of the browser's bars.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
      meta.media = meta.dataset.theme === resolved ? 'all' : 'not all';
  }, [resolved]);
  const value = useMemo(() => ({ theme, setTheme: stored.write, resolved }), [theme, resolved]);
  return <ColorModeContext value={value}>{children}</ColorModeContext>;
}

export function useColorMode(): ColorMode {
  const colorMode = use(ColorModeContext);
  if (!colorMode) throw new Error('useColorMode must be used within a ColorModeProvider');
  return colorMode;
}
