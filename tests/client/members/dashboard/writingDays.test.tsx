import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itIs } from '../../support/deviceClock';
import { show as showDashboard, viewerWith } from './dashboardData';

beforeEach(() => {
  // A Wednesday.
  itIs(new Date(2026, 2, 18, 21).toISOString());
});
afterEach(() => jest.useRealTimers());

const show = (...days: [day: string, words: number][]) =>
  showDashboard(viewerWith([], [], { writingDays: days.map(([day, words]) => ({ day, words })) }));

const calendar = () => screen.getByRole('group', { name: /^Words a day over the past year/ });
const section = () => screen.getByRole('region', { name: 'Writing days' });

test('a sentence sums up the year, and says that it is private', async () => {
  await show(['2026-03-17', 200], ['2026-03-18', 34]);
  expect(section()).toHaveTextContent(
    '234 words on 2 days in the past year. You are on a run of 2 days. Only you see this.',
  );
});

test('a drop of ink for each day, one of five sizes', async () => {
  const { container } = await show(['2026-03-16', 5], ['2026-03-17', 120], ['2026-03-18', 900]);
  const drops = [...container.querySelectorAll('[role=group] circle')];
  expect(drops.length).toBeGreaterThanOrEqual(365);
  const sizes = new Set(drops.map((drop) => drop.getAttribute('r')));
  expect(sizes.size).toBe(4);
});

test('the arrow keys move between days and weeks, and announce the words', async () => {
  await show(['2026-03-17', 200], ['2026-03-10', 1]);
  act(() => calendar().focus());
  const said = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    return section().querySelector('[aria-live=polite]')?.textContent;
  };
  expect(await said('ArrowUp')).toMatch(/^Wednesday.*18.*: no words$/);
  expect(await said('ArrowUp')).toMatch(/^Tuesday.*17.*: 200 words$/);
  expect(await said('ArrowLeft')).toMatch(/^Tuesday.*10.*: 1 word$/);
  expect(await said('ArrowRight')).toMatch(/17/);
  expect(await said('End')).toMatch(/18/);
  expect(await said('ArrowDown')).toMatch(/18/);
  expect(await said('Home')).toMatch(/March 1[67]|1[67] March/);
});

test('hovering over a day shows its words, without an announcement; leaving ends it', async () => {
  const { container } = await show(['2026-03-17', 200]);
  const drawing = container.querySelector('[role=group] svg') as SVGSVGElement;
  jest
    .spyOn(drawing, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top: 0, width: 530, height: 80 } as DOMRect);
  const at = (column: number, row: number) => ({ clientX: column * 10 + 5, clientY: (row + 1) * 10 + 5 });
  const days = container.querySelectorAll('[role=group] circle').length;
  const place = days - 2;
  fireEvent(drawing, pointer('pointermove', at(Math.floor(place / 7), place % 7)));
  expect(within(section()).getByText(/^Tuesday.*17.*: 200 words$/)).toHaveAttribute('aria-live', 'off');
  fireEvent(drawing, pointer('pointermove', at(10, -1)));
  expect(within(section()).queryByText(/: 200 words$/)).toBeNull();
});

const pointer = (type: string, place: { clientX: number; clientY: number }) =>
  new MouseEvent(type, { bubbles: true, ...place });

test('the same data is shown as a table, by month', async () => {
  await show(['2026-02-28', 10], ['2026-03-17', 200]);
  const rows = within(section().querySelector('table') as HTMLElement).getAllByRole('row', { hidden: true });
  const [head, march, day, february] = rows.map(({ textContent }) => textContent);
  expect(head).toBe('DayWords');
  expect(march).toMatch(/March 2026.*200 words/);
  expect(day).toMatch(/17.*200$/);
  expect(february).toMatch(/February 2026.*10 words/);
});
