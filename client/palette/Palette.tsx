import { type ComponentType, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Command, readScreenCommands } from '../shortcuts/commands';
import { useShortcut } from '../shortcuts/shortcuts';
import type { CommandPaletteProps } from './CommandPalette';
import type { Entry } from './entries';
import { rememberCommand } from './recentCommands';

interface OpenPalette {
  /** The history entry it is shown on, and its path. */
  on: string;
  path: string;
  Palette: ComponentType<CommandPaletteProps>;
  screenCommands: readonly Command[];
}

type PaletteCode = typeof import('./CommandPalette');

/** Code that is there is used within the event that asks for it: a promise would cost a frame. */
let loaded: PaletteCode | undefined;

const loadPalette = async (): Promise<PaletteCode> => {
  loaded ??= await import('./CommandPalette');
  return loaded;
};

/**
 * Loads the palette's code before it is asked for: as soon as a key of its keys is held down, and without being asked where
 * the service worker has it and the page is idle.
 */
function usePaletteCode(): void {
  useEffect(() => {
    const load = () => {
      // Opening tries again.
      loadPalette().catch(() => {});
    };
    const onKeyDown = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) load();
    };
    window.addEventListener('keydown', onKeyDown);
    const idle =
      'requestIdleCallback' in window && navigator.serviceWorker?.controller
        ? requestIdleCallback(load)
        : undefined;
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, []);
}

export interface PaletteHandle {
  open(): void;
}

/** The command palette; its keys open it. Its state is its own: the layout around the page needn't render for it. */
export function Palette({ ref }: { ref: Ref<PaletteHandle> }) {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const navigated = useNavigationType();
  const [shown, setShown] = useState<OpenPalette | null>(null);
  const opener = useRef<Element | null>(null);
  const next = useRef<(() => void) | null>(null);
  const open = () => {
    opener.current = document.activeElement;
    const show = ({ CommandPalette }: PaletteCode) =>
      setShown({
        on: key,
        path: pathname,
        Palette: CommandPalette,
        screenCommands: readScreenCommands(),
      });
    if (loaded) show(loaded);
    // Without its code nothing happens.
    else loadPalette().then(show, () => {});
  };
  usePaletteCode();
  useShortcut('command_palette', open);
  useImperativeHandle(ref, () => ({ open }));
  // Navigating closes it; otherwise it would reappear on Back. A screen that notes its state in its address replaces its entry.
  if (shown && shown.on !== key)
    setShown(navigated === 'REPLACE' && shown.path === pathname ? { ...shown, on: key } : null);

  const isOpen = shown !== null;
  useEffect(() => {
    if (isOpen) return;
    // The dialog is gone, and with it its hold on the focus. What was chosen starts from where the member was.
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
    next.current?.();
    next.current = null;
  }, [isOpen]);

  const choose = ({ to, command }: Entry, newTab: boolean) => {
    if (command) rememberCommand(command.id);
    if (to !== null && newTab) window.open(to, '_blank', 'noopener');
    else if (to !== null) next.current = () => void navigate(to, { replace: to === pathname + search });
    else if (command) next.current = () => runNow(command);
    setShown(null);
  };
  return (
    shown && (
      <shown.Palette screenCommands={shown.screenCommands} onClose={() => setShown(null)} onChoose={choose} />
    )
  );
}

/** Runs a command as the screen offers it now, which may have changed since the palette was opened. */
function runNow(command: Command): void {
  const current = readScreenCommands().find(({ id }) => id === command.id) ?? command;
  if ('run' in current) current.run();
}
