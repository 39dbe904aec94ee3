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
let lastId = 0;
let lastSuccessId = 0;

/** The id of the last success toast. It changes when another one is shown. */
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

/** How many components hold toasts back. */
const holders = createStore(0);

/** Until the returned function is called, error toasts wait, and success toasts are left out: the screen shows successes itself. */
export function holdToasts(): () => void {
  holders.set(holders.read() + 1);
  return () => holders.set(holders.read() - 1);
}

function show(kind: Toast['kind'], text: string, key?: string) {
  if (holders.read() > 0 && kind === 'success') return;
  lastId += 1;
  if (kind === 'success') lastSuccessId = lastId;
  else addFailure({ id: lastId, text, at: new Date().toISOString() });
  const isReplaced = (shown: Toast) =>
    (shown.kind === kind && shown.text === text) || (key !== undefined && shown.key === key);
  const others = toasts.read().filter((shown) => !isReplaced(shown));
  toasts.set([...others, { id: lastId, kind, text, key }]);
}

function addFailure(failure: Failure) {
  const others = failures.read().filter(({ text }) => text !== failure.text);
  failures.set([failure, ...others].slice(0, failuresMax));
}

function dismiss(id: number) {
  toasts.set(toasts.read().filter((toast) => toast.id !== id));
}

/** The last announcement; the count makes an equal text a new one. */
const announcement = createStore({ text: '', count: 0 });

/** Announces a text to screen readers only, even while the page changes. */
export const announce = (text: string) => announcement.set({ text, count: announcement.read().count + 1 });

/** Shows a toast, which replaces one with the same text or the same key. */
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
  const { text: announced, count } = useSyncExternalStore(announcement.subscribe, announcement.read);
  const isHeld = useSyncExternalStore(holders.subscribe, holders.read) > 0;
  const { topBarVisible } = useNavigationState();
  const section = useRef<HTMLElement>(null);
  const isWaiting = useClearOfButtons(section, shown) || isHeld;
  // Clears the stores on unmounting: only mounted toasts remove themselves.
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
        ref={section}
        aria-label="Notifications"
        aria-live="polite"
        _print={{ display: 'none' }}
        position="fixed"
        // On phones, toasts cover the bar, because there is no other space.
        top={{ base: '4', md: topBarVisible ? 'calc({sizes.topBar} + {spacing.4})' : '4' }}
        insetEnd="4"
        zIndex="toast"
        display="grid"
        gap="3"
        w="min(22rem, calc(100vw - 2rem))"
        pointerEvents="none"
        data-waiting={isWaiting || undefined}
        // Waiting toasts are transparent and not hidden, so that screen readers announce them.
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
  const [isHovered, setHovered] = useState(false);
  useEffect(() => {
    if (isHovered || isWaiting) return;
    const timer = setTimeout(() => dismiss(id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [id, isHovered, isWaiting]);
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
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setHovered(true)}
      onBlur={() => setHovered(false)}
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
