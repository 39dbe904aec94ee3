import {
  type DocumentKind,
  draftOf,
  type LocalDocument,
  type ServerCopy,
} from '../../../client/documents/model/model';
import { newLocalDocument } from '../../../client/documents/model/newLocalDocument';
import { reduce } from '../../../client/documents/sync/reduce';
import type { SyncEvent } from '../../../client/documents/sync/syncEvents';
import type { SyncRecord, SyncRequest, SyncResponse } from '../../../client/documents/sync/syncRequest';
import { type SyncEventType, type SyncState, stateOf, statesAfter } from './syncTransitions';

/** Fields that all events have; `as const` keeps the types distinct. */
const at = { now: Date.UTC(2026, 5, 1), newName: 'local_2_n', random: 0.5 };
const absent: SyncRecord = { document: null, item: null };
const copyOf = (day: number, content: string): ServerCopy => ({
  id: 'doc_1',
  title: 'Dusk',
  content,
  tags: [],
  privacyLevel: 'PRIVATE',
  details: {},
  updatedAt: `2026-01-0${day}T00:00:00.000Z`,
});
const mine = 'Mine.\n\nTwo.';
const copy = copyOf(1, 'One.\n\nTwo.');
const joining = copyOf(2, 'One.\n\nTheirs.');
const clashing = copyOf(3, 'Theirs.\n\nTwo.');
const copies = [copy, joining, clashing, copyOf(4, mine)];
/** A draft that was made before the published text was changed: they agree, or they don't. */
const agreeing: ServerCopy = {
  ...copyOf(6, mine),
  privacyLevel: 'PUBLIC',
  published: { title: 'Dusk', content: mine, tags: ['sea'] },
  isConflicting: true,
};
const torn: ServerCopy = {
  ...copyOf(7, 'Theirs.\n\nTwo.'),
  privacyLevel: 'PUBLIC',
  published: { title: 'Dusk', content: 'Published.\n\nTwo.', tags: [] },
  isConflicting: true,
};
const refusal: SyncResponse = { kind: 'refused', message: 'Too long', fields: {} };
const trouble: SyncResponse = { kind: 'trouble', retryAfterMs: null };

function after(record: SyncRecord, ...events: SyncEvent[]): SyncRecord {
  return events.reduce((before, event) => {
    const { document, item } = reduce(before, event);
    return { document, item };
  }, record);
}

const blankOf = (kind: DocumentKind): LocalDocument => ({
  ...newLocalDocument('user_ann', 'local_1_a', at.now),
  kind,
});
const openedAs = (blank: LocalDocument, copy: ServerCopy): LocalDocument => ({
  ...blank,
  ...draftOf(copy),
  id: copy.id,
  base: copy,
  syncStatus: 'synced',
});

const save = { ...at, type: 'saveRequested', pressed: true } as const;
const withdraw = { ...save, privacyLevel: 'PRIVATE' } as const;
const send = { ...at, type: 'sendStarted' } as const;
const remove = { ...at, type: 'deleteRequested' } as const;
const hear = (copy: ServerCopy | null) => ({ ...at, type: 'serverCopyReceived', copy }) as const;

/** Records of all states, with the variants that affect transitions. */
function situations(kind: DocumentKind): SyncRecord[] {
  const blank = blankOf(kind);
  const opened = (copy: ServerCopy) => ({ document: openedAs(blank, copy), item: null });
  const type = (record: SyncRecord, content: string, from = record.document ?? blank) =>
    after(record, { ...at, type: 'edited', from, change: { title: 'Dusk', content } });
  const answered = (record: SyncRecord, response: SyncResponse, times: number) =>
    Array.from({ length: times }).reduce<SyncRecord>((before) => {
      const { sent, ...sending } = reduce(before, send);
      return sent ? after(sending, { ...at, type: 'serverResponded', sent, response }) : before;
    }, record);
  const synced = opened(copy);
  const fresh = type(absent, mine);
  const unanswered = after(fresh, save, send);
  const typed = type(synced, mine);
  const pressed = after(typed, save);
  const conflict = after(pressed, hear(clashing));
  const deleting = after(synced, remove);
  const failing = answered(pressed, trouble, 3);
  const refused = answered(pressed, refusal, 2);
  const shown = type(opened({ ...copy, privacyLevel: 'PUBLIC' }), mine);
  const hidden = after(shown, hear({ ...clashing, privacyLevel: 'PUBLIC' }), withdraw);
  const tornApart = after(shown, hear(torn));
  const tornAndHidden = after(tornApart, withdraw);
  const lost = after(typed, hear(null));
  const inTwoTabs = type(typed, 'Other.', synced.document);
  const withVersion = type(after(inTwoTabs, hear(copyOf(5, 'Other.')), remove), 'Other.');
  const removedAndSent = (record: SyncRecord) => type(after(record, remove, send), mine);
  return [
    ...[absent, fresh, after(fresh, save), type(after(fresh, save), ''), unanswered],
    ...[synced, typed, pressed, after(pressed, send), conflict, lost, after(unanswered, remove)],
    ...[deleting, after(deleting, send), answered(deleting, refusal, 2), after(conflict, remove)],
    ...[conflict, lost, after(inTwoTabs, hear(null))].map(removedAndSent),
    ...[shown, hidden, after(hidden, send), failing, after(failing, send), answered(pressed, trouble, 2)],
    ...[refused, after(refused, send), answered(pressed, refusal, 3), withVersion, after(withVersion, save)],
    answered(after(withVersion, { ...save, pressed: false }), trouble, 2),
    ...[tornApart, after(tornApart, remove), tornAndHidden, after(tornAndHidden, send)],
    ...[inTwoTabs, after(inTwoTabs, save), after(inTwoTabs, save, send), after(inTwoTabs, remove)],
  ];
}

function requestsFor(record: SyncRecord, { kind: textKind, localId }: LocalDocument): SyncRequest[] {
  const { id, updatedAt: baseUpdatedAt } = copy;
  const text = { ...draftOf(copy), content: mine };
  const saving = { textKind, text, writtenOn: '2026-06-01', privacyLevel: 'PRIVATE' } as const;
  const version = { ...text, localId: at.newName, name: '' };
  const { sent } = reduce(record, send);
  return [
    ...(sent ? [sent.request] : []),
    { ...saving, kind: 'create', idempotencyKey: localId, sessionId: null, exerciseId: null },
    { ...saving, kind: 'update', id, baseUpdatedAt, autosave: true, draft: 'saved' },
    { kind: 'withdraw', textKind, id },
    { kind: 'keepVersion', textKind, id, version, journalId: null },
    { kind: 'delete', textKind, id, baseUpdatedAt },
  ];
}

const responsesTo = ({ kind }: SyncRequest): SyncResponse[] => [
  ...(kind === 'keepVersion' ? [{ kind: 'kept' } as const] : []),
  ...(kind === 'delete' ? [{ kind: 'deleted' } as const] : []),
  ...(kind === 'keepVersion' || kind === 'delete'
    ? []
    : copies.map((copy) => ({ kind: 'saved', copy }) as const)),
  ...copies.map((copy) => ({ kind: 'conflict', copy }) as const),
  ...[
    { kind: 'gone' } as const,
    refusal,
    trouble,
    { kind: 'offline' } as const,
    { kind: 'signedOut' } as const,
  ],
];

/** Events of all types, with the variants that affect transitions. `others` are records that an editor may have read. */
function eventsFor(record: SyncRecord, blank: LocalDocument, others: readonly SyncRecord[]): SyncEvent[] {
  const fresh = openedAs(blank, copy);
  // An editor may still show a document that is gone, in whatever state it read it.
  const shown = record.document ? [record] : others;
  const texts = [blank, fresh, ...shown.flatMap(({ document }) => document ?? [])];
  const merged = { ...draftOf(copy), content: 'Both.\n\nTwo.' };
  return [
    ...copies.map((copy) => ({ ...at, type: 'opened', copy, fresh }) as const),
    ...[agreeing, torn].map(
      (copy) => ({ ...at, type: 'opened', copy, fresh: openedAs(blank, copy) }) as const,
    ),
    ...texts.flatMap((from) =>
      [mine, 'One.\n\nTwo, mine.', ''].map(
        (content) => ({ ...at, type: 'edited', from, change: { content } }) as const,
      ),
    ),
    // Where the device had nothing of it, a backup is stored as if it were new.
    ...texts
      .flatMap((document) => (record.document ? document : [document, { ...document, revision: 0 }]))
      .flatMap((document) =>
        [mine, copy.content].map((content) => {
          const backup = { document, draft: { ...draftOf(document), content }, underWay: [] };
          return { ...at, type: 'backupRestored', backup } as const;
        }),
      ),
    ...[save, withdraw, { ...save, pressed: false }, remove, send],
    { ...at, type: 'retryRequested' },
    { ...at, type: 'sendInterrupted' },
    ...(['use-local', 'use-server', 'merge'] as const).map(
      (resolution) => ({ ...at, type: 'conflictResolved', resolution, merged }) as const,
    ),
    ...requestsFor(record, blank).flatMap((request) =>
      responsesTo(request).map((response) => {
        const sent = { request, timestamp: at.now };
        return { ...at, type: 'serverResponded', sent, response } as const;
      }),
    ),
    ...[...copies, null].map(hear),
    ...[...copies, torn].map((kept) => ({ ...at, type: 'kept', fresh: openedAs(blank, kept) }) as const),
    { ...at, type: 'kept', fresh: null },
  ];
}

const reached = new Map<string, Set<SyncState>>();

/** Each situation after each event, and after each further event. */
for (const kind of ['story', 'note'] as const) {
  const blank = blankOf(kind);
  const visit = (record: SyncRecord, others: readonly SyncRecord[] = []) =>
    eventsFor(record, blank, others).map((event) => {
      const next = after(record, event);
      const cell = `${stateOf(record)}, ${event.type}`;
      reached.set(cell, (reached.get(cell) ?? new Set()).add(stateOf(next)));
      return next;
    });
  const first = situations(kind);
  const second = first.flatMap((record) => visit(record, first));
  for (const record of new Map(second.map((next) => [JSON.stringify(next), next])).values()) visit(record);
}

const cells = [...reached].map(([cell, states]) => {
  const [state, type] = cell.split(', ') as [SyncState, SyncEventType];
  return [state, type, [...statesAfter(state, type)].sort(), [...states].sort()] as const;
});

test('every event is tested in every state', () => expect(cells).toHaveLength(7 * 12));

test.each(cells)('%s, %s: %j', (_state, _type, listed, found) => {
  expect(found).toEqual(listed);
});
