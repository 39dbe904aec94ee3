import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { PageFocus } from '../../../client/ui/layout/PageFocus';
import { mainId } from '../../../client/ui/layout/SkipLink';
import { renderRoutes } from '../support/routes';

const rowHeight = 100;

let rows: string[];
let setRows: (rows: string[]) => void;
let layOut: () => void;

/** As if each row had the same height. */
function placeOf(this: HTMLElement) {
  const row = this.closest('li');
  const place = row ? [...document.querySelectorAll('li')].indexOf(row) * rowHeight : 0;
  return { top: place - window.scrollY } as DOMRect;
}

function scrollTo(y: number) {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  rows = Array.from({ length: 30 }, (_, index) => `Row ${30 - index}`);
  window.scrollY = 0;
  jest.spyOn(window, 'scrollBy').mockImplementation((_, y) => scrollTo(window.scrollY + Number(y)));
  const { prototype } = HTMLElement;
  jest.spyOn(prototype, 'getBoundingClientRect').mockImplementation(placeOf);
  jest.spyOn(prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  jest.spyOn(prototype, 'offsetHeight', 'get').mockImplementation(() => rows.length * rowHeight);
  jest.spyOn(window, 'ResizeObserver').mockImplementation((onResize) => {
    const observer: ResizeObserver = {
      observe: () => {
        layOut = () => onResize([], observer);
      },
      unobserve: () => {},
      disconnect: () => {
        layOut = () => {};
      },
    };
    return observer;
  });
  layOut = () => {};
});
afterEach(() => jest.restoreAllMocks());

function Layout() {
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      <PageFocus />
    </>
  );
}

function List() {
  const [shown, show] = useState(rows);
  setRows = show;
  return (
    <ul>
      {shown.map((row) => (
        <li key={row}>
          <Link to={`/rows/${row}`}>{row}</Link>
          <Link to="/author" aria-label={`Author of ${row}`}>
            Ada
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shows the list, scrolled so that row 20 is the fourth in the window. */
async function showList(y = 700) {
  const children = [
    { path: '/', element: <List /> },
    { path: '*', element: <p>Another page</p> },
  ];
  const { router } = await renderRoutes([{ Component: Layout, children }]);
  scrollTo(y);
  const goBack = async () => {
    await act(async () => void router.navigate(-1));
    // The router does so.
    scrollTo(y);
    layOut();
  };
  return { goBack };
}

const link = (name: string) => screen.getByRole('link', { name });
const follow = (name: string) => userEvent.click(link(name));
const topOf = (name: string) => link(name).getBoundingClientRect().top;
const addRow = (name: string) => {
  rows = [name, ...rows];
};
async function addRowNow(name: string) {
  addRow(name);
  await act(async () => setRows(rows));
  layOut();
}

test('is the same in the window when rows come before or after it', async () => {
  const { goBack } = await showList();
  await follow('Row 20');
  addRow('Row 31');
  await goBack();
  expect(topOf('Row 20')).toBe(300);
  await addRowNow('Row 32');
  expect(topOf('Row 20')).toBe(300);
});

test('is found by its row if each row has the same link, and that has the focus', async () => {
  const { goBack } = await showList();
  await follow('Author of Row 20');
  addRow('Row 31');
  await goBack();
  expect(topOf('Row 20')).toBe(300);
  expect(link('Author of Row 20')).toHaveFocus();
});

test.each<[string, () => unknown]>([
  ['presses a key', () => userEvent.keyboard('{Tab}')],
  ['points', () => userEvent.pointer({ keys: '[TouchA]', target: document.body })],
  ['turns the wheel', () => window.dispatchEvent(new Event('wheel'))],
  ['scrolls by other means', () => scrollTo(window.scrollY + 30)],
])('is not held any more when the person %s', async (_, actOfPerson) => {
  const { goBack } = await showList();
  await follow('Row 20');
  await goBack();
  await actOfPerson();
  const { scrollY } = window;
  await addRowNow('Row 31');
  expect(window.scrollY).toBe(scrollY);
});

test('is held although the browser scrolled for a new row', async () => {
  const { goBack } = await showList();
  await follow('Row 20');
  await goBack();
  addRow('Row 31');
  await act(async () => setRows(rows));
  scrollTo(window.scrollY + rowHeight);
  layOut();
  await addRowNow('Row 32');
  expect(topOf('Row 20')).toBe(300);
});

test('is left to the router if the link is gone', async () => {
  const { goBack } = await showList();
  await follow('Row 20');
  rows = rows.filter((row) => row !== 'Row 20');
  await goBack();
  expect(window.scrollY).toBe(700);
});

test('is left to the router at the top of the page, where new rows are to be seen', async () => {
  const { goBack } = await showList(0);
  await follow('Row 27');
  addRow('Row 31');
  await goBack();
  expect(window.scrollY).toBe(0);
});

test('is left to the router if the person stayed after the link and left by another', async () => {
  const { goBack } = await showList();
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay, true);
  await follow('Row 20');
  window.removeEventListener('click', stay, true);
  await follow('Elsewhere');
  addRow('Row 31');
  await goBack();
  expect(window.scrollY).toBe(700);
});
