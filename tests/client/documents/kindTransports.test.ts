import type { SyncRequest } from '../../../client/documents/sync/syncRequest';
import { environment } from '../support/mockEnvironment';
import { pending } from '../support/operations';
import {
  answerWith,
  createOf,
  inputOf,
  refuse,
  settled,
  signInAs,
  transport,
  updateOf,
} from './transportWorld';

const stored = { content: 'Rain all day.', updatedAt: '2026-01-02T00:00:00.000Z' };

const journalDate = '2026-06-01T08:00:00.000Z';
/**
 * `answer` has the fields whose format differs in the answer, `sent` the input that creates a new one, `emptied` the details of
 * an update with all optional ones cleared, `cleared` its input.
 */
const kinds = {
  journal: {
    type: 'Journal',
    id: 'journal_1',
    title: 'Monday, June 1, 2026',
    tags: [],
    details: { journalDate, mood: 'calm', prompt: null },
    answer: {},
    sent: { journalDate, mood: 'calm' },
    emptied: { journalDate, mood: null, prompt: null },
    cleared: { journalDate, mood: '', prompt: '' },
  },
  note: {
    type: 'Note',
    id: 'note_1',
    title: 'Rain all day.',
    tags: ['rain'],
    details: { category: null, isPinned: true, journalId: 'journal_1' },
    answer: { journal: { id: 'journal_1' } },
    sent: { tags: ['rain'], isPinned: true, journalId: 'journal_1' },
    emptied: { category: '', isPinned: false, journalId: null },
    cleared: { tags: [], category: '', isPinned: false, journalId: null },
  },
};
const answerAs = (kind: 'journal' | 'note') => {
  const { type, id, title, tags, details, answer } = kinds[kind];
  answerWith(type, { ...stored, id, title, tags, ...details, ...answer });
};

/** A text that its author did not choose in a conflict. */
const keepOf = (textKind: 'journal' | 'note'): SyncRequest => ({
  kind: 'keepVersion',
  textKind,
  id: kinds[textKind].id,
  version: {
    title: 'Monday',
    content: 'Not chosen.',
    localId: 'local_2_v',
    name: 'Not chosen in a conflict',
  },
  journalId: 'journal_1',
});
const refuseJournal = () =>
  refuse({ code: 'BAD_USER_INPUT', message: '', fields: { journalId: 'Pick one of your own journals' } });

describe.each(['journal', 'note'] as const)('a %s', (kind) => {
  const { id, title, tags, details, sent, emptied, cleared } = kinds[kind];
  const copy = { ...stored, id, title, tags, privacyLevel: 'PRIVATE', details };
  const text = { title, content: stored.content, tags, details };
  const update = updateOf(kind, text);
  const answerIt = () => answerAs(kind);

  test('is made under its local id, on its author’s day, with what is not empty of the rest', async () => {
    const answered = transport.send(createOf(kind, text));
    expect(inputOf()).toEqual({
      title,
      content: stored.content,
      localId: 'local_1_a',
      writtenOn: '2026-06-01',
      ...sent,
    });
    answerIt();
    await expect(answered).resolves.toEqual({ kind: 'saved', copy });
  });

  test('is updated on the base it was made on; what was taken away is said to be', async () => {
    const answered = transport.send({ ...update, text: { ...text, tags: [], details: emptied } });
    expect(inputOf()).toEqual({
      id,
      title,
      content: stored.content,
      baseUpdatedAt: '2026-01-01T00:00:00.000Z',
      writtenOn: '2026-06-02',
      ...cleared,
    });
    answerIt();
    await expect(answered).resolves.toEqual({ kind: 'saved', copy });
  });

  test('comes with a conflict as the server has it', async () => {
    const answered = transport.send(update);
    refuse({
      code: 'CONFLICT',
      message: '',
      extensions: { [kind]: { ...stored, id, title, tags, ...details } },
    });
    await expect(answered).resolves.toEqual({ kind: 'conflict', copy });
  });

  test('has no versions: a text of it that was not chosen becomes a note of its journal’s, made once', async () => {
    const answered = transport.send(keepOf(kind));
    expect(pending('createNote')).toHaveLength(1);
    expect(inputOf()).toEqual({
      title: 'Monday',
      content: 'Not chosen.',
      category: 'Not chosen in a conflict',
      localId: 'local_2_v',
      journalId: 'journal_1',
    });
    answerAs('note');
    await expect(answered).resolves.toEqual({ kind: 'kept' });
  });

  test('is deleted as its author saw it, and read anew by its id', async () => {
    const { updatedAt: baseUpdatedAt } = stored;
    const deleted = transport.send({ kind: 'delete', textKind: kind, id, baseUpdatedAt });
    expect(inputOf()).toEqual({ id, baseUpdatedAt });
    answerIt();
    await expect(deleted).resolves.toEqual({ kind: 'deleted' });
    const read = transport.read(id);
    expect(pending(kind)).toHaveLength(1);
    answerIt();
    await expect(read).resolves.toEqual(copy);
    const gone = transport.read(id);
    refuse({ code: 'NOT_FOUND', message: '' });
    await expect(gone).resolves.toBeNull();
  });
});

test('a text that was not chosen is kept though its journal is gone, in its author’s name alone', async () => {
  const answered = transport.send(keepOf('journal'));
  refuseJournal();
  await settled();
  expect(inputOf()).toMatchObject({ content: 'Not chosen.' });
  expect(inputOf()).not.toHaveProperty('journalId');
  answerAs('note');
  await expect(answered).resolves.toEqual({ kind: 'kept' });
  const again = transport.send(keepOf('journal'));
  signInAs('user_ben');
  refuseJournal();
  await expect(again).resolves.toEqual({ kind: 'signedOut' });
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('a note whose journal was deleted elsewhere goes on without it', async () => {
  const { details, tags } = kinds.note;
  const answered = transport.send(updateOf('note', { title: 'Rain', content: 'Rain.', tags, details }));
  refuseJournal();
  await settled();
  expect(inputOf()).not.toHaveProperty('journalId');
  answerWith('Note', { ...stored, id: 'note_1', title: 'Rain', tags, isPinned: true, journal: null });
  await expect(answered).resolves.toMatchObject({ kind: 'saved', copy: { details: { journalId: null } } });
});
