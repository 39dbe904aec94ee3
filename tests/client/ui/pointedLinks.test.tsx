import { fireEvent, render, screen } from '@testing-library/react';
import { watchPointedLinks } from '../../../client/ui/layout/pointedLinks';

const onPointed = jest.fn<void, [URL]>();
const pointed = () => onPointed.mock.calls.map(([{ pathname, search }]) => pathname + search);
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  onPointed.mockReset();
  stop = watchPointedLinks(onPointed);
  render(
    <>
      <a href="/stories">
        <span>Stories</span>
      </a>
      <a href="/notes?tab=all">Notes</a>
      <a href={window.location.pathname}>This page</a>
      <a href="https://example.org/">Elsewhere</a>
      <a href="/help" target="_blank" rel="noreferrer">
        Other tab
      </a>
      <a href="/downloads/text" download>
        File
      </a>
      <a href="/blog">Document</a>
      <p>Text</p>
    </>,
  );
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('loading starts when the mouse rests on a link', () => {
  fireEvent.mouseOver(screen.getByText('Stories'));
  expect(pointed()).toEqual([]);
  jest.advanceTimersByTime(40);
  expect(pointed()).toEqual(['/stories']);
});

test('a mouse that passes over a link loads nothing', () => {
  fireEvent.mouseOver(screen.getByText('Stories'));
  jest.advanceTimersByTime(30);
  fireEvent.mouseOver(screen.getByText('Text'));
  jest.advanceTimersByTime(1_000);
  expect(pointed()).toEqual([]);
});

test('moving within a link does not start anew', () => {
  const link = screen.getByText('Stories');
  fireEvent.mouseOver(link);
  jest.advanceTimersByTime(30);
  fireEvent.mouseOver(link.parentElement as HTMLElement);
  jest.advanceTimersByTime(10);
  expect(pointed()).toEqual(['/stories']);
});

test('loading starts when the focus rests on a link', () => {
  fireEvent.focusIn(screen.getByText('Notes'));
  jest.advanceTimersByTime(40);
  expect(pointed()).toEqual(['/notes?tab=all']);
});

test('loading starts at once when a link is touched or pressed', () => {
  fireEvent.touchStart(screen.getByText('Stories'));
  expect(pointed()).toEqual(['/stories']);
  fireEvent.mouseDown(screen.getByText('Notes'));
  expect(pointed()).toEqual(['/stories', '/notes?tab=all']);
});

test.each(['This page', 'Elsewhere', 'Other tab', 'File', 'Document', 'Text'])('%s loads nothing', (name) => {
  fireEvent.touchStart(screen.getByText(name));
  fireEvent.mouseOver(screen.getByText(name));
  jest.advanceTimersByTime(1_000);
  expect(pointed()).toEqual([]);
});
