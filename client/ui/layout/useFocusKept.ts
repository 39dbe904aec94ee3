import { type RefObject, useEffect } from 'react';
import { isFocusLost } from './focusFallback';

/** Matches an open dialog, which keeps the focus. */
export const openDialog = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';
/** Matches the elements within which the focus is restored. */
const framesSelector = '[data-focus-frame], [role=log], section, article';

/** The element that gets the focus after a control of the frame was removed. */
function focusTargetIn(frame: HTMLElement): HTMLElement | null {
  if (frame.matches('[role=log]')) return frame;
  if (!frame.matches('[data-focus-frame]')) return frame.querySelector<HTMLElement>('h1, h2, h3');
  return (
    frame.querySelector<HTMLElement>('[data-focus-target]') ??
    frame.querySelector<HTMLElement>('a, button:not(:disabled)')
  );
}

/** All frames around an element within the container, the nearest first. Call it before the element is removed. */
function framesAround(element: Element, container: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let node: Element | null = element; node && container.contains(node); node = node.parentElement)
    if (node instanceof HTMLElement && node.matches(framesSelector)) found.push(node);
  return found;
}

/**
 * For a part of a page that changes by other members' actions, or by its own buttons: when the control that has the focus is removed,
 * focuses the heading of the nearest section that is left. In a `data-focus-frame`, its `data-focus-target`, or else its
 * first link or button, gets the focus.
 */
export function useFocusKept(containerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    let focused: { control: HTMLElement; frames: HTMLElement[] } | null = null;

    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (container.contains(target)) focused = { control: target, frames: framesAround(target, container) };
      // A dialog or menu opened from the container returns the focus to it.
      else if (!target.closest('[role=dialog], [role=alertdialog], [role=menu]')) focused = null;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget || !document.hasFocus()) return;
      // Some browsers send the event before the control is removed.
      queueMicrotask(() => {
        const isUsable = focused?.control.isConnected && !focused.control.matches(':disabled');
        // The control still exists, so the member clicked elsewhere.
        if (isUsable && isFocusLost()) focused = null;
      });
    };
    const restoreFocus = () => {
      if (!focused || !isFocusLost()) return;
      const dialog = [...document.querySelectorAll(openDialog)].at(-1);
      if (dialog && !dialog.contains(container)) return;
      const { control, frames } = focused;
      if (control.isConnected) {
        if (!control.matches(':disabled')) control.focus();
        return;
      }
      const target = frames
        .filter((frame) => frame.isConnected)
        .map(focusTargetIn)
        .find(Boolean);
      if (!target) return;
      // Headings can't be focused without it.
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus();
    };

    // Observes the whole page, because a dialog may return the focus to a control that was removed meanwhile.
    const observer = new MutationObserver(restoreFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    container.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      container.removeEventListener('focusout', onFocusOut);
    };
  }, [containerRef]);
}
