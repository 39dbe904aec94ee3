import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, startTransition, useId, useState } from 'react';
import { usePressOver } from '../../../client/ui/layout/usePressOver';

let open: () => void;

function App() {
  const [isOpen, setOpen] = useState(false);
  open = () => startTransition(() => setOpen(true));
  return <Suspense fallback="Loading…">{isOpen ? <Appearing /> : <p>Before</p>}</Suspense>;
}

function Appearing() {
  usePressOver();
  return <p id={useId()}>After</p>;
}

const shown = () => screen.getByText(/Before|After|Loading…/).textContent;

test('a component waits with its first appearance until nothing is pressed, and appears without an error', async () => {
  const complaints = jest.spyOn(console, 'error');
  render(<App />);
  fireEvent(window, new MouseEvent('pointerdown'));
  await act(async () => open());
  expect(shown()).toBe('Before');
  await act(async () => void fireEvent.blur(window));
  expect(shown()).toBe('After');
  expect(complaints).not.toHaveBeenCalled();
});
