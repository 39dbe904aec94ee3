import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { addTags } from '../../../../client/documents/model/addTags';
import { TagInput } from '../../../../client/documents/screens/TagInput';
import { GraphQLRequestError } from '../../../../client/lib/requestError';
import { UiProvider } from '../../../../client/shell/UiProvider';
import { environment, resetEnvironment } from '../../support/mockEnvironment';
import { pending } from '../../support/operations';

function Tags({ start }: { start: readonly string[] }) {
  const [tags, setTags] = useState(start);
  const [entry, setEntry] = useState('');
  const add = (name: string) => {
    setTags(addTags(tags, name).tags);
    setEntry('');
  };
  return (
    <TagInput
      tags={tags}
      onChange={setTags}
      entry={entry}
      onEntryChange={setEntry}
      onAdd={() => add(entry)}
      onTake={add}
    />
  );
}

const outside = jest.fn();

function show(start: readonly string[] = []) {
  resetEnvironment();
  outside.mockClear();
  render(
    <UiProvider>
      <RelayEnvironmentProvider environment={environment}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens as the page around does */}
        <div onKeyDown={(event) => outside(event.key)}>
          <Tags start={start} />
        </div>
      </RelayEnvironmentProvider>
    </UiProvider>,
  );
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const field = () => screen.getByRole('combobox', { name: 'Tags' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asked = (field: string) => pending(field).map(({ request }) => request.variables);

async function answer(names: readonly string[]) {
  const operation = environment.mock.getMostRecentOperation();
  const list = names.map((name) => ({ __typename: 'Tag', id: `tag_${name}`, name }));
  const isSearch = pending('searchTags').includes(operation);
  await act(async () =>
    environment.mock.resolve(operation, { data: { [isSearch ? 'searchTags' : 'popularTags']: list } }),
  );
}

const ten = Array.from({ length: 10 }, (_, n) => `popular ${n}`);

async function typeAndFind(text: string, names: readonly string[]) {
  await user.click(field());
  await user.type(field(), text);
  await pass(300);
  await answer(names);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('tags are added by Enter, comma or the button; removing one moves the focus to the next, then to the field', async () => {
  show();
  const remove = (tag: string) => screen.getByRole('button', { name: `Remove ${tag}` });
  expect(field()).toHaveAttribute('maxlength', '20');
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.type(field(), 'Sea{Enter}night,sea{Enter}dusk');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(chosen()).toEqual(['sea', 'night', 'dusk']);
  await user.click(remove('night'));
  expect(remove('dusk')).toHaveFocus();
  await user.click(remove('dusk'));
  expect(remove('sea')).toHaveFocus();
  await user.click(remove('sea'));
  expect(field()).toHaveFocus();
});

test('an empty focused field offers at most eight popular tags, without those already chosen', async () => {
  show(['popular 1']);
  await user.click(field());
  await pass(0);
  expect(asked('popularTags')).toEqual([{}]);
  await answer(ten);
  expect(screen.getByRole('listbox', { name: 'Popular tags' })).toBeInTheDocument();
  expect(options()).toEqual(ten.filter((name) => name !== 'popular 1').slice(0, 8));
});

test('a search is sent 300 ms after the last key, not at each key', async () => {
  show();
  await user.click(field());
  await user.type(field(), 'Se');
  await pass(299);
  expect(asked('searchTags')).toEqual([]);
  await user.type(field(), 'a');
  await pass(300);
  expect(asked('searchTags')).toEqual([{ search: 'sea', first: 8 }]);
});

test('arrows move among the suggestions, Enter takes one, and another can be typed', async () => {
  show();
  await typeAndFind('se', ['sea', 'season', 'secret']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const [, season] = screen.getAllByRole('option');
  expect(season).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', season?.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getAllByRole('option')[2]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['secret']);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('Escape closes only the suggestions; the next Escape has its usual effect', async () => {
  show();
  await typeAndFind('se', ['sea']);
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('se');
  expect(outside).not.toHaveBeenCalledWith('Escape');
  await user.keyboard('{Escape}');
  expect(outside).toHaveBeenCalledWith('Escape');
  // Without a selection, the typed tag is added.
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['se']);
});

test('a suggestion can be clicked, and the field keeps the focus', async () => {
  show();
  await typeAndFind('se', ['sea', 'season']);
  await user.click(screen.getByRole('option', { name: 'season' }));
  expect(chosen()).toEqual(['season']);
  expect(field()).toHaveFocus();
});

test('without a server there are no suggestions, and tags can be added even so', async () => {
  show();
  await user.click(field());
  await user.type(field(), 'sea');
  await pass(300);
  const error = new GraphQLRequestError({ code: 'NETWORK', message: 'no' });
  await act(async () => environment.mock.reject(environment.mock.getMostRecentOperation(), error));
  expect(options()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['sea']);
});

test('after a tag was added the list stays closed until typing or a request', async () => {
  show();
  await user.click(field());
  await pass(0);
  await answer(ten);
  expect(options()).toHaveLength(8);
  await user.keyboard('{Enter}');
  await user.type(field(), 'sea', { skipClick: true });
  await user.keyboard('{Enter}');
  await pass(300);
  expect(chosen()).toEqual(['sea']);
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  await pass(300);
  expect(options()).toHaveLength(8);
  await user.click(screen.getByRole('option', { name: 'popular 1' }));
  await pass(300);
  expect(options()).toEqual([]);
  await user.type(field(), 'dusk', { skipClick: true });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await pass(300);
  expect(field()).toHaveFocus();
  expect(chosen()).toEqual(['sea', 'popular 1', 'dusk']);
  expect(options()).toEqual([]);
});
