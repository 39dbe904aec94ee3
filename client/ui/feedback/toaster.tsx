import { chakra, Portal } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store';
import { CheckIcon, CloseIcon, WarningIcon } from '../content/icons';
import { floating } from '../theme/recipes';

// Chakra's toaster was weighed: it updates by flushSync, which React refuses in an effect, so that toasts shown there are lost.

interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

export const toastDurationMs = 4_000;

/** The toasts to show, one at a time. */
const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;
let lastSuccessId = 0;

/** The number of the last success toast. It changes when another one is shown. */
export const readLastSuccessId = () => lastSuccessId;

interface Failure {
  id: number;
  text: string;
  at: string;
}

const failuresMax = 20;
/** Texts of error toasts, the newest first, which the page Notifications lists. */
export const failures = createStore<readonly Failure[]>([]);
let failuresMemberId = '';

/** Empties the list of failures when another member signs in on this tab. */
export function keepFailuresOf(memberId: string): void {
  if (failuresMemberId !== '' && failuresMemberId !== memberId) failures.set([]);
  failuresMemberId = memberId;
}

function addFailure(text: string) {
  const others = failures.read().filter((failure) => failure.text !== text);
  lastId += 1;
  failures.set([{ id: lastId, text, at: new Date().toISOString() }, ...others].slice(0, failuresMax));
}

/** How many components hold toasts back. */
let holders = 0;
/** Errors that wait until toasts are shown again. */
const heldErrors = new Set<string>();

/** Until the returned function is called, errors are only announced, and successes are left out: the screen shows them itself. */
export function holdToasts(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    for (const text of heldErrors) show('error', text);
    heldErrors.clear();
  };
}

/** Shows a toast. A newer one replaces a success; errors are shown one after the other, but equal ones once. */
function show(kind: Toast['kind'], text: string) {
  lastId += 1;
  const others = toasts.read().filter((other) => other.kind === 'error' && other.text !== text);
  toasts.set([...others, { id: lastId, kind, text }]);
}

function dismiss(id: number) {
  toasts.set(toasts.read().filter((toast) => toast.id !== id));
}

/** The last announcement; the count makes an equal text a new one. */
const announcement = createStore({ text: '', count: 0 });

/** Announces a text to screen readers only, even while the page changes. */
export const announce = (text: string) => announcement.set({ text, count: announcement.read().count + 1 });

export const toast = {
  success: (text: string) => {
    if (holders > 0) return;
    lastSuccessId += 1;
    show('success', text);
  },
  error: (text: string) => {
    addFailure(text);
    if (holders === 0) return show('error', text);
    heldErrors.add(text);
    announce(text);
  },
};

/** The region of toasts, in the strip of the top bar: there they cover nothing of the page and no dialog. */
export function Toaster() {
  const [shown] = useSyncExternalStore(toasts.subscribe, toasts.read);
  const { text: announced, count } = useSyncExternalStore(announcement.subscribe, announcement.read);
  // Clears the stores on unmounting: only a mounted toast removes itself.
  useEffect(
    () => () => {
      toasts.set([]);
      failures.set([]);
      announcement.set({ text: '', count: 0 });
    },
    [],
  );
  return (
    // Outside of the app's element, which a dialog hides from screen readers: they must announce failures nevertheless.
    <Portal>
      <chakra.div srOnly aria-live="polite">
        {announced && <p key={count}>{announced}</p>}
      </chakra.div>
      <chakra.section
        aria-label="Notifications"
        aria-live="polite"
        _print={{ display: 'none' }}
        position="fixed"
        top="1"
        insetEnd={{ base: '2', lg: '24rem' }}
        zIndex="toast"
        w="min(22rem, calc(100vw - 1rem))"
        pointerEvents="none"
      >
        {shown && <ToastItem key={shown.id} {...shown} />}
      </chakra.section>
    </Portal>
  );
}

function ToastItem({ id, kind, text }: Toast) {
  const [isHovered, setHovered] = useState(false);
  useEffect(() => {
    if (isHovered) return;
    const timer = setTimeout(() => dismiss(id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [id, isHovered]);
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      minH="14"
      ps="4"
      pe="1"
      {...floating}
      pointerEvents="auto"
      animation="appear {durations.moderate} {easings.calm}"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setHovered(true)}
      onBlur={() => setHovered(false)}
    >
      <chakra.span color={kind === 'success' ? 'accent' : 'danger'}>
        {kind === 'success' ? <CheckIcon /> : <WarningIcon />}
      </chakra.span>
      <chakra.span flex="1" minW="0" py="1" lineHeight="1.35" overflowWrap="anywhere">
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
