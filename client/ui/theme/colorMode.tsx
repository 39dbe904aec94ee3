import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { storage } from '../storage';

export type Theme = 'light' | 'dark' | 'system';

export const themes: readonly Theme[] = ['light', 'dark', 'system'];
const themeKey = 'theme';

interface ColorMode {
  theme: Theme;
  setTheme(theme: Theme): void;
  /** The effective theme. */
  resolved: 'light' | 'dark';
}

const ColorModeContext = createContext<ColorMode | null>(null);

const listeners = new Set<() => void>();
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function readTheme(): Theme {
  const stored = storage.get(themeKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

function setTheme(theme: Theme) {
  storage.set(themeKey, theme);
  for (const listener of [...listeners]) listener();
}

/** Changes in this tab, in another tab, and of the operating system. */
function subscribe(listener: () => void) {
  const system = systemIsDark();
  listeners.add(listener);
  window.addEventListener('storage', listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    system.removeEventListener('change', listener);
  };
}

function resolve(): 'light' | 'dark' {
  const theme = readTheme();
  if (theme !== 'system') return theme;
  return systemIsDark().matches ? 'dark' : 'light';
}

export function ColorModeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribe, readTheme);
  const resolved = useSyncExternalStore(subscribe, resolve);
  useEffect(() => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(resolved);
  }, [resolved]);
  const value = useMemo(() => ({ theme, setTheme, resolved }), [theme, resolved]);
  return <ColorModeContext value={value}>{children}</ColorModeContext>;
}

export function useColorMode(): ColorMode {
  const colorMode = use(ColorModeContext);
  if (!colorMode) throw new Error('useColorMode must be used within a ColorModeProvider');
  return colorMode;
}
