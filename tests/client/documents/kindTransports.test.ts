import type { Details } from '../../../client/documents/model/model';
import type { SyncRequest } from '../../../client/documents/sync/syncRequest';
import { environment } from '../support/mockEnvironment';
import { pending } from '../support/operations';
import { answerWith, inputOf, refuse, settled, signInAs, transport } from './transportWorld';

const told = { content: 'Rain all day.', updatedAt: '2026-01-02T00:00:00.000Z' };

interface Kind {
  type: string;
  id: string;
  title: string;
  tags: string[];
  details: Details;
  /** The fields whose format differs in the answer. */
  answer: object;
  /** The input that creates a new one. */
  sent: object;
  /** The details of an update with all optional ones cleared. */
  emptied: Details;
  cleared: object;
}

const journalDate = '2026-06-01T08:00:00.000Z';
const kinds: Record<'journal' | 'note', Kind> = {
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
  answerWith(type, { ...told, id, title, tags, ...details, ...answer });
};

describe.each(['journal', 'note'] as const)('a %s', (kind) => {
  const { id, title, tags, details, sent, emptied, cleared } = kinds[kind];
  const copy = { ...told, id, title, tags, privacyLevel: 'PRIVATE', details };
  const text = { title, content: told.content, tags, details };
  const create: SyncRequest = {
    kind: 'create',
    textKind: kind,
    text,
    writtenOn: '2026-06-01',
    idempotencyKey: 'local_1_a',
    privacyLevel: 'PRIVATE',
    sessionId: null,
    exerciseId: null,
  };
  const update: Extract<SyncRequest, { kind: 'update' }> = {
    kind: 'update',
    textKind: kind,
    id,
    text,
    writtenOn: '2026-06-02',
    baseUpdatedAt: '2026-01-01T00:00:00.000Z',
    privacyLevel: null,
    autosave: true,
    draft: 'saved',
  };
  const keep: SyncRequest = {
    kind: 'keepVersion',
    textKind: kind,
    id,
    version: {
      title: 'Monday',
      content: 'Not chosen.',
      localId: 'local_2_v',
      name: 'Not chosen in a conflict',
    },
    journalId: 'journal_1',
  };
  const answerIt = () => answerAs(kind);

  test('is made under its local id, on its author’s day, with what is not empty of the rest', async () => {
    const answered = transport.send(create);
    expect(inputOf()).toEqual({
      title,
      content: told.content,
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
      content: told.content,
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
      extensions: { [kind]: { ...told, id, title, tags, ...details } },
    });
    await expect(answered).resolves.toEqual({ kind: 'conflict', copy });
  });

  test('of somebody else is refused, and one that is not there is gone', async () => {
    const forbidden = transport.send(update);
    refuse({ code: 'FORBIDDEN', message: 'No' });
    await expect(forbidden).resolves.toEqual({ kind: 'refused', message: 'No', fields: {} });
    const missing = transport.send(update);
    refuse({ code: 'NOT_FOUND', message: '' });
    await expect(missing).resolves.toEqual({ kind: 'gone' });
  });

  test('has no versions: a text of it that was not chosen becomes a note of its journal’s, made once', async () => {
    const answered = transport.send(keep);
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

  test('whose journal is gone keeps its words all the same, in its author’s name alone', async () => {
    const answered = transport.send(keep);
    refuse({ code: 'BAD_USER_INPUT', message: '', fields: { journalId: 'Pick one of your own journals' } });
    await settled();
    expect(inputOf()).toMatchObject({ content: 'Not chosen.' });
    expect(inputOf()).not.toHaveProperty('journalId');
    answerAs('note');
    await expect(answered).resolves.toEqual({ kind: 'kept' });
    const again = transport.send(keep);
    signInAs('user_ben');
    refuse({ code: 'BAD_USER_INPUT', message: '', fields: { journalId: 'Pick one of your own journals' } });
    await expect(again).resolves.toEqual({ kind: 'signedOut' });
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  test('is deleted as its author saw it, and read anew by its id', async () => {
    const deleted = transport.send({
      kind: 'delete',
      textKind: kind,
      id,
      baseUpdatedAt: told.updatedAt,
    });
    expect(inputOf()).toEqual({ id, baseUpdatedAt: told.updatedAt });
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

test('a note whose journal was deleted elsewhere goes on without it', async () => {
  const { details, tags } = kinds.note;
  const answered = transport.send({
    kind: 'update',
    textKind: 'note',
    id: 'note_1',
    text: { title: 'Rain', content: 'Rain.', tags, details },
    writtenOn: '2026-06-02',
    baseUpdatedAt: told.updatedAt,
    privacyLevel: null,
    autosave: true,
    draft: 'saved',
  });
  refuse({ code: 'BAD_USER_INPUT', message: '', fields: { journalId: 'Pick one of your own journals' } });
  await settled();
  expect(inputOf()).not.toHaveProperty('journalId');
  answerWith('Note', { ...told, id: 'note_1', title: 'Rain', tags, isPinned: true, journal: null });
  await expect(answered).resolves.toMatchObject({ kind: 'saved', copy: { details: { journalId: null } } });
});
