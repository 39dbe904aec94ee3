import { type RefObject, useEffect } from 'react';
import { isFocusLost } from './focusFallback';

/** While a dialog is open, the focus isn't fetched out of it. */
export const openDialog = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';
const frames = '[data-focus-frame], [role=log], section, article';

/** The element that gets the focus after a control of the frame was removed. */
function focusTargetIn(frame: HTMLElement): HTMLElement | null {
  if (frame.matches('[role=log]')) return frame;
  if (!frame.matches('[data-focus-frame]')) return frame.querySelector<HTMLElement>('h1, h2, h3');
  return (
    frame.querySelector<HTMLElement>('[data-focus-target]') ??
    frame.querySelector<HTMLElement>('a, button:not(:disabled)')
  );
}

/** All frames around an element within `whole`, the nearest first. They are known before the element is removed. */
function framesAround(element: Element, whole: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element | null = element; at && whole.contains(at); at = at.parentElement)
    if (at instanceof HTMLElement && at.matches(frames)) found.push(at);
  return found;
}

/**
 * For a part of a page that changes by what others do, or by its own buttons: when the control that has the focus is removed,
 * focuses the heading of the nearest section that is left. In a `data-focus-frame`, its `data-focus-target`, or else its
 * first link or button, gets the focus.
 */
export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = part.current;
    if (!whole) return;
    let holder: { control: HTMLElement; around: HTMLElement[] } | null = null;

    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (whole.contains(target)) holder = { control: target, around: framesAround(target, whole) };
      // What is opened from the part returns the focus to it.
      else if (!target.closest('[role=dialog], [role=alertdialog], [role=menu]')) holder = null;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget || !document.hasFocus()) return;
      // Some browsers send the event before the control is removed.
      queueMicrotask(() => {
        const isThere = holder?.control.isConnected && !holder.control.matches(':disabled');
        // The member clicked elsewhere.
        if (isThere && isFocusLost()) holder = null;
      });
    };
    const keep = () => {
      if (!holder || !isFocusLost()) return;
      const dialog = [...document.querySelectorAll(openDialog)].at(-1);
      if (dialog && !dialog.contains(whole)) return;
      const { control, around } = holder;
      if (control.isConnected) {
        if (!control.matches(':disabled')) control.focus();
        return;
      }
      const target = around
        .filter((frame) => frame.isConnected)
        .map(focusTargetIn)
        .find(Boolean);
      if (!target) return;
      // Headings have none.
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus();
    };

    // Also outside: what a dialog returns the focus to may be gone by then.
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    whole.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      whole.removeEventListener('focusout', onFocusOut);
    };
  }, [part]);
}
