import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { UiProvider } from '../../../client/shell/UiProvider';
import { RowList } from '../../../client/ui/content/PagedRows';
import { observeSight } from '../support/sight';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ id: `${from + n}` }));

let change: (items: { id: string }[]) => void;
const commits: number[] = [];

/** Notes how many rows are rendered each time. */
function List() {
  const [items, setItems] = useState(numbered(1, 40));
  change = (next) => act(() => setItems(next));
  return (
    <RowList
      items={items}
      row={({ id }) => <span ref={(row) => void (row && commits.push(shown().length))}>Row {id}</span>}
    >
      <p>The end</p>
    </RowList>
  );
}

const shown = () => screen.queryAllByText(/^Row /).map((row) => row.textContent);

let navigate: NavigateFunction;
/** Navigates as a link does. */
function Navigator() {
  navigate = useNavigate();
  return null;
}

function show(path = '/list') {
  commits.length = 0;
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[path]}>
        <Navigator />
        <Routes>
          <Route path="/" element={null} />
          <Route path="/list" element={<List />} />
        </Routes>
      </MemoryRouter>
    </UiProvider>,
  );
}

const comeNear = observeSight();

test('after a link was followed, the first rows are shown at once and the others a moment later', async () => {
  show('/');
  await act(() => navigate('/list'));
  expect(commits[0]).toBe(10);
  expect(shown()).toHaveLength(40);
  expect(screen.getByText('The end')).toBeInTheDocument();
});

test('after Back, all rows are shown at once, so that the page has its place in the window again', async () => {
  show();
  await act(() => navigate('/'));
  commits.length = 0;
  await act(() => navigate(-1));
  expect(commits[0]).toBe(40);
});

test('rows that come in front push the last ones out, until those come near', () => {
  show();
  change(numbered(-4, 40));
  expect(shown()).toHaveLength(40);
  expect(shown()[0]).toBe('Row -4');
  expect(screen.queryByText('The end')).toBeNull();
  comeNear();
  expect(shown()).toHaveLength(45);
  expect(screen.getByText('The end')).toBeInTheDocument();
});

test('the rows of a page that was loaded are all shown', () => {
  show();
  change(numbered(1, 80));
  expect(shown()).toHaveLength(80);
});

test('a deleted row makes room for none', () => {
  show();
  change(numbered(1, 40).filter(({ id }) => id !== '7'));
  expect(shown()).toHaveLength(39);
  expect(screen.getByText('The end')).toBeInTheDocument();
});

it('a row is rendered again only when it shows something else, however many pages follow', () => {
  const rendered: string[] = [];
  const Counted = ({ item }: { item: { id: string; of?: string } }) => {
    rendered.push(item.id);
    return <span>{item.of ?? 'a row'}</span>;
  };
  const list = (items: { id: string; of?: string }[]) => (
    <UiProvider>
      <MemoryRouter>
        <RowList items={items} row={(item) => <Counted item={item} />} />
      </MemoryRouter>
    </UiProvider>
  );
  const { rerender } = render(list(numbered(1, 3)));
  rendered.length = 0;
  rerender(list([...numbered(1, 2), { id: '3', of: 'another text' }, ...numbered(4, 5)]));
  expect([...new Set(rendered)]).toEqual(['3', '4', '5']);
  expect(screen.getByText('another text')).toBeInTheDocument();
});
