import { chakra } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CheckIcon, CloseIcon, WarningIcon } from './icons';

interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

export const toastDurationMs = 4_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of [...listeners]) listener();
}

function show(kind: Toast['kind'], text: string) {
  lastId += 1;
  change([...toasts, { id: lastId, kind, text }]);
}

function dismiss(id: number) {
  change(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
};

/** Where toasts appear: top right, for 4 seconds, longer while they are pointed at. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <chakra.section
      aria-label="Notifications"
      aria-live="polite"
      position="fixed"
      top="4"
      insetEnd="4"
      zIndex="toast"
      display="grid"
      gap="3"
      w="min(22rem, calc(100vw - 2rem))"
      pointerEvents="none"
    >
      {shown.map((shownToast) => (
        <ToastItem key={shownToast.id} {...shownToast} />
      ))}
    </chakra.section>
  );
}

function ToastItem({ id, kind, text }: Toast) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [id, held]);
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
