import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const field = (label: string) => screen.getByLabelText(label);
/** Sets the field's text at once, which is faster than typing it. */
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Writes at the end of a field at once: typing would render the page for each letter. */
export function enter(into: HTMLElement, text: string) {
  act(() => into.focus());
  fireEvent.input(into, { target: { value: `${(into as HTMLInputElement).value}${text}` } });
}
