import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../../client/shell/UiProvider';
import { ColorModeProvider } from '../../../client/ui/theme/colorMode';
import { ThemeSwitcher } from '../../../client/ui/theme/ThemeSwitcher';
import { colors } from '../../../server/contract/theme';
import { projectRoot } from '../../../server/lib/paths';

/** Simulates an operating system's theme preference. */
function operatingSystem(dark: boolean) {
  const listeners = new Set<() => void>();
  const media = {
    matches: dark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = () => media as unknown as MediaQueryList;
  return {
    prefer: (nowDark: boolean) =>
      act(() => {
        media.matches = nowDark;
        for (const listener of listeners) listener();
      }),
  };
}

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  page.className = '';
});

async function choose(theme: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Theme:/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: theme }));
}

test('the theme is the system’s by default, and follows it live', () => {
  const system = operatingSystem(true);
  render(<ColorModeProvider>{null}</ColorModeProvider>);
  expect(page).toHaveClass('dark');
  system.prefer(false);
  expect(page).toHaveClass('light');
  expect(page).not.toHaveClass('dark');
});

test('the browser’s bars have the colour of the theme', () => {
  const bars = ['light', 'dark'].map((theme) => {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.dataset.theme = theme;
    return meta;
  });
  document.head.append(...bars);
  const media = () => bars.map((meta) => meta.media);
  localStorage.setItem('theme', 'dark');
  const system = operatingSystem(false);
  const { unmount } = render(<ColorModeProvider>{null}</ColorModeProvider>);
  expect(media()).toEqual(['not all', 'all']);
  unmount();
  localStorage.clear();
  render(<ColorModeProvider>{null}</ColorModeProvider>);
  expect(media()).toEqual(['all', 'not all']);
  system.prefer(true);
  expect(media()).toEqual(['not all', 'all']);
  for (const meta of bars) meta.remove();
});

test('the app’s page and its manifest have no other colours than the theme', () => {
  const colorsIn = (file: string) =>
    readFileSync(path.join(projectRoot, 'client', file), 'utf8').match(/#[0-9a-f]{3,8}\b(?=[";])/gi) ?? [];
  expect(colorsIn('index.html')).toEqual([]);
  const [paper] = colors.paper.DEFAULT;
  expect(colorsIn('public/manifest.webmanifest')).toEqual([paper, paper]);
});

test('a chosen theme stays, whatever the system prefers, and is stored under theme', async () => {
  const system = operatingSystem(false);
  render(
    <UiProvider>
      <ThemeSwitcher />
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Theme: System' })).toBeInTheDocument();
  await choose('Dark');
  expect(page).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  system.prefer(true);
  await choose('Light');
  expect(page).toHaveClass('light');
  await choose('System');
  expect(page).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('system');
});

test('a theme chosen in another tab is applied', () => {
  operatingSystem(false);
  render(<ColorModeProvider>{null}</ColorModeProvider>);
  localStorage.setItem('theme', 'dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  });
  expect(page).toHaveClass('dark');
});
