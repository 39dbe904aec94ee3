import { ConnectionHandler, type DefaultHandlerProvider, type RecordProxy } from 'relay-runtime';
import type { Visit } from './visits';

type Handler = ReturnType<typeof DefaultHandlerProvider>;

/** A field stored with a list: the visit in which it was loaded. */
const visitField = '__visit';

const idOf = (edge: RecordProxy | null | undefined) => edge?.getLinkedRecord('node')?.getDataID();

/**
 * Relay drops all pages of a list but the first when that is fetched again, which would lose the reader's
 * place. This handler keeps the later pages if the new first page overlaps them. In a new visit the list
 * starts with its first page.
 */
export const keepingPages = (visit: () => Visit): Handler => ({
  update(store, payload) {
    const record = store.get(payload.dataID);
    const known = record?.getLinkedRecord(payload.handleKey);
    const { args } = payload;
    const isBackward = args.last != null && args.first == null;
    const [cursorField, moreField] = isBackward
      ? ['startCursor', 'hasPreviousPage']
      : ['endCursor', 'hasNextPage'];
    const knownEdges = known?.getLinkedRecords('edges') ?? [];
    const knownPage = known?.getLinkedRecord('pageInfo');
    const end = { cursor: knownPage?.getValue(cursorField), more: knownPage?.getValue(moreField) };

    ConnectionHandler.update(store, payload);

    if (args.after != null || args.before != null) return;
    const list = record?.getLinkedRecord(payload.handleKey);
    if (!list) return;
    const { key, isReturn } = visit();
    const isOfVisit = isReturn || list.getValue(visitField) === key;
    list.setValue(key, visitField);
    const page = list.getLinkedRecord('pageInfo');
    // If the server has no further pages, keep none.
    if (!isOfVisit || page?.getValue(moreField) !== true) return;

    const read = list.getLinkedRecords('edges') ?? [];
    const meeting = idOf(isBackward ? read[0] : read.at(-1));
    const place = knownEdges.findIndex((edge) => meeting !== undefined && idOf(edge) === meeting);
    if (place === -1) return;
    const isRead = new Set(read.map(idOf));
    const rest = (isBackward ? knownEdges.slice(0, place) : knownEdges.slice(place + 1)).filter((edge) => {
      const id = idOf(edge);
      return id !== undefined && !isRead.has(id);
    });
    if (rest.length === 0) return;
    list.setLinkedRecords(isBackward ? [...rest, ...read] : [...read, ...rest], 'edges');
    page.setValue(end.cursor, cursorField);
    page.setValue(end.more, moreField);
  },
});
