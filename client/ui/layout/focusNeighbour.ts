/** Call before removing a focused list item: focuses the same control of the next item, the previous one, or `otherwise`. */
export function focusNeighbour(control: HTMLElement, selector: string, otherwise?: HTMLElement | null): void {
  if (document.activeElement !== control) return;
  const item = control.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>(selector) ?? otherwise;
  target?.focus();
}
