import { type ComponentType, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Command, readScreenCommands } from '../shortcuts/commands';
import { useShortcut } from '../shortcuts/shortcuts';
import type { CommandPaletteProps } from './CommandPalette';
import type { Entry } from './entries';
import { rememberCommand } from './recentCommands';

interface OpenPalette {
  /** The key of the history entry on which it was opened. */
  locationKey: string;
  path: string;
  Palette: ComponentType<CommandPaletteProps>;
  screenCommands: readonly Command[];
}

type PaletteCode = typeof import('./CommandPalette');

/** The palette's code once it is loaded. It is then used at once, because a promise would delay the palette by a frame. */
let loaded: PaletteCode | undefined;

const loadPalette = async (): Promise<PaletteCode> => {
  loaded ??= await import('./CommandPalette');
  return loaded;
};

/** Loads the palette's code in advance: on idle, if the service worker has it, and as a modifier key of the shortcut is down. */
function usePreloadedPalette(): void {
  useEffect(() => {
    const load = () => {
      // Opening the palette tries again.
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

/** The command palette with its shortcut. It has its own state, so that opening doesn't render the layout around the page. */
export function Palette({ ref }: { ref: Ref<PaletteHandle> }) {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<OpenPalette | null>(null);
  const opener = useRef<Element | null>(null);
  const runAfterClosing = useRef<(() => void) | null>(null);
  const open = () => {
    opener.current = document.activeElement;
    const show = ({ CommandPalette }: PaletteCode) =>
      setShown({
        locationKey: key,
        path: pathname,
        Palette: CommandPalette,
        screenCommands: readScreenCommands(),
      });
    if (loaded) show(loaded);
    // If the code can't be loaded, nothing happens.
    else loadPalette().then(show, () => {});
  };
  usePreloadedPalette();
  useShortcut('command_palette', open);
  useImperativeHandle(ref, () => ({ open }));
  // Navigating closes it; otherwise it would reappear on Back. A screen that only replaces its own address, as filters do, doesn't.
  if (shown && shown.locationKey !== key)
    setShown(navigationType === 'REPLACE' && shown.path === pathname ? { ...shown, locationKey: key } : null);

  const isOpen = shown !== null;
  useEffect(() => {
    if (isOpen) return;
    // The dialog no longer traps the focus. The chosen command starts with the focus where it was before.
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
    runAfterClosing.current?.();
    runAfterClosing.current = null;
  }, [isOpen]);

  const choose = ({ to, command }: Entry, newTab: boolean) => {
    if (command) rememberCommand(command.id);
    if (to !== null && newTab) window.open(to, '_blank', 'noopener');
    else if (to !== null)
      runAfterClosing.current = () => void navigate(to, { replace: to === pathname + search });
    else if (command) runAfterClosing.current = () => runNow(command);
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
