import { chakra, Portal } from '@chakra-ui/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store';
import { CheckIcon, CloseIcon, WarningIcon } from '../content/icons';
import { useClearOfButtons } from '../form/useClearOfButtons';
import { useNavigationState } from '../layout/navigationStore';

interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  key?: string;
}

export const toastDurationMs = 4_000;

const toasts = createStore<readonly Toast[]>([]);
interface Failure {
  id: number;
  text: string;
  at: string;
}

const failuresKept = 20;
/** Newest first; they stay under Notifications. */
export const failures = createStore<readonly Failure[]>([]);
let failedFor = '';

/** Empties the list of failures when another member signs in on this tab. */
export function keepFailuresOf(memberId: string): void {
  if (failedFor !== '' && failedFor !== memberId) failures.set([]);
  failedFor = memberId;
}

/** Screens that are to be left in peace. */
const quiet = createStore(0);
let lastId = 0;
let lastSuccess = 0;

/** The id of the last toast of success: another one means that one was shown since. */
export const successToasts = () => lastSuccess;

/** Until the result is called, failures wait, and of successes there is only what the screen itself shows. */
export function holdToasts(): () => void {
  quiet.set(quiet.read() + 1);
  return () => quiet.set(quiet.read() - 1);
}

function show(kind: Toast['kind'], text: string, key?: string) {
  if (quiet.read() > 0 && kind === 'success') return;
  lastId += 1;
  if (kind === 'success') lastSuccess = lastId;
  if (kind === 'error') {
    const others = failures.read().filter((failure) => failure.text !== text);
    const failure = { id: lastId, text, at: new Date().toISOString() };
    failures.set([failure, ...others].slice(0, failuresKept));
  }
  const isBefore = (shown: Toast) =>
    (shown.kind === kind && shown.text === text) || (key !== undefined && shown.key === key);
  const others = toasts.read().filter((shown) => !isBefore(shown));
  toasts.set([...others, { id: lastId, kind, text, key }]);
}

function dismiss(id: number) {
  toasts.set(toasts.read().filter((toast) => toast.id !== id));
}

/** Said to screen readers alone, also while the page changes. */
const said = createStore({ text: '', count: 0 });
export const announce = (text: string) => said.set({ text, count: said.read().count + 1 });

/** Replaces a toast with the same text or the same key. */
export const toast = {
  success: (text: string, key?: string) => show('success', text, key),
  error: (text: string, key?: string) => show('error', text, key),
};

/**
 * The region of toasts: at the top right for 4 seconds, longer while hovered. It keeps clear of buttons and of what is open, such
 * as a menu or a dialog, and waits until that is closed if there is no room.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read);
  const { text: spoken, count } = useSyncExternalStore(said.subscribe, said.read);
  const isQuiet = useSyncExternalStore(quiet.subscribe, quiet.read) > 0;
  const { topBarVisible } = useNavigationState();
  const section = useRef<HTMLElement>(null);
  const isWaiting = useClearOfButtons(section, shown) || isQuiet;
  // Without the region nothing would end them.
  useEffect(
    () => () => {
      toasts.set([]);
      failures.set([]);
      said.set({ text: '', count: 0 });
    },
    [],
  );
  return (
    // Outside the app: a dialog hides the app from screen readers, which still have to hear of a failure.
    <Portal>
      <chakra.div srOnly aria-live="polite">
        {spoken && <p key={count}>{spoken}</p>}
      </chakra.div>
      <chakra.section
        ref={section}
        aria-label="Notifications"
        aria-live="polite"
        _print={{ display: 'none' }}
        position="fixed"
        // On phones they cover the bar, because there is no other space.
        top={{ base: '4', md: topBarVisible ? 'calc({sizes.topBar} + {spacing.4})' : '4' }}
        insetEnd="4"
        zIndex="toast"
        display="grid"
        gap="3"
        w="min(22rem, calc(100vw - 2rem))"
        pointerEvents="none"
        data-waiting={isWaiting || undefined}
        // Still announced.
        css={{
          '&[data-waiting]': {
            opacity: 0,
            '& *': { pointerEvents: 'none' },
            '& button': { visibility: 'hidden' },
          },
        }}
      >
        {shown.map(({ id, kind, text }) => (
          <ToastItem key={id} id={id} kind={kind} text={text} isWaiting={isWaiting} />
        ))}
      </chakra.section>
    </Portal>
  );
}

function ToastItem({ id, kind, text, isWaiting }: Omit<Toast, 'key'> & { isWaiting: boolean }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || isWaiting) return;
    const timer = setTimeout(() => dismiss(id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [id, held, isWaiting]);
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      ps="4"
      pe="1"
      py="1"
      bg="paper.raised"
      borderWidth="1px"
      borderColor="rule"
      borderRadius="md"
      boxShadow="raised"
      pointerEvents="auto"
      animation="appear {durations.moderate} {easings.calm}"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <chakra.span color={kind === 'success' ? 'accent' : 'danger'}>
        {kind === 'success' ? <CheckIcon /> : <WarningIcon />}
      </chakra.span>
      <chakra.span flex="1" py="2">
        {text}
      </chakra.span>
      <chakra.button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismiss(id)}
        display="grid"
        placeItems="center"
        w="target"
        h="target"
        color="ink.muted"
        cursor="pointer"
        _hover={{ color: 'ink' }}
      >
        <CloseIcon />
      </chakra.button>
    </chakra.div>
  );
}
