import { ConnectionHandler, type DefaultHandlerProvider, type RecordProxy } from 'relay-runtime';
import type { Visit } from './visits';

type Handler = ReturnType<typeof DefaultHandlerProvider>;

/** In the store, beside a list: the visit that it was loaded in. */
const visitField = '__visit';

const idOf = (edge: RecordProxy | null | undefined) => edge?.getLinkedRecord('node')?.getDataID();

/**
 * Relay forgets all pages of a list but the first when that is read again, and who comes back to a list would find its
 * beginning where their place was. Here what follows the page that was read stays, as far as the two meet. A list that
 * is gone to anew begins with its first page.
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
    // Where nothing follows on the server, nothing does here.
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
