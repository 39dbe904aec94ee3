/**
 * Before a list's item goes, with the control in it that was pressed: gives the focus to the same control of the next
 * item, or else of the one before, or else to `otherwise`.
 */
export function passFocusOn(control: HTMLElement, selector: string, otherwise?: HTMLElement | null): void {
  if (document.activeElement !== control) return;
  const item = control.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const heir = neighbour?.querySelector<HTMLElement>(selector) ?? otherwise;
  heir?.focus();
}
