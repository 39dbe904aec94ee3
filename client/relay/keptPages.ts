import { ConnectionHandler, type DefaultHandlerProvider, type RecordProxy } from 'relay-runtime';
import type { Visit } from './visits';

type Handler = ReturnType<typeof DefaultHandlerProvider>;

/** A field stored with a list: the visit in which it was loaded. */
const visitField = '__visit';

const nodeIdOf = (edge: RecordProxy | null | undefined) => edge?.getLinkedRecord('node')?.getDataID();

/**
 * Relay drops all pages of a list but the first when that is fetched again, which would lose the reader's
 * place. This handler keeps the later pages if the new first page overlaps them. In a new visit the list
 * starts with its first page. A backward list begins at its end: its later pages stand before the first one.
 */
export const createPagedConnectionHandler = (readVisit: () => Visit): Handler => ({
  update(store, payload) {
    const record = store.get(payload.dataID);
    const listBefore = record?.getLinkedRecord(payload.handleKey);
    const { args } = payload;
    const isBackward = args.last != null && args.first == null;
    const [cursorField, hasMoreField] = isBackward
      ? ['startCursor', 'hasPreviousPage']
      : ['endCursor', 'hasNextPage'];
    // Read before the update, which overwrites them.
    const edgesBefore = listBefore?.getLinkedRecords('edges') ?? [];
    const pageInfoBefore = listBefore?.getLinkedRecord('pageInfo');
    const cursorBefore = pageInfoBefore?.getValue(cursorField);
    const hasMoreBefore = pageInfoBefore?.getValue(hasMoreField);

    ConnectionHandler.update(store, payload);

    const isLaterPage = args.after != null || args.before != null;
    if (isLaterPage) return;
    const list = record?.getLinkedRecord(payload.handleKey);
    if (!list) return;
    const { key, isReturn } = readVisit();
    const isSameVisit = isReturn || list.getValue(visitField) === key;
    list.setValue(key, visitField);
    const pageInfo = list.getLinkedRecord('pageInfo');
    // If the server has no further pages, keep none.
    if (!isSameVisit || pageInfo?.getValue(hasMoreField) !== true) return;

    const fresh = list.getLinkedRecords('edges') ?? [];
    const overlapId = nodeIdOf(isBackward ? fresh[0] : fresh.at(-1));
    const overlap = edgesBefore.findIndex((edge) => overlapId !== undefined && nodeIdOf(edge) === overlapId);
    if (overlap === -1) return;
    const freshIds = new Set(fresh.map(nodeIdOf));
    const beyondOverlap = isBackward ? edgesBefore.slice(0, overlap) : edgesBefore.slice(overlap + 1);
    const later = beyondOverlap.filter((edge) => {
      const id = nodeIdOf(edge);
      return id !== undefined && !freshIds.has(id);
    });
    if (later.length === 0) return;
    list.setLinkedRecords(isBackward ? [...later, ...fresh] : [...fresh, ...later], 'edges');
    pageInfo.setValue(cursorBefore, cursorField);
    pageInfo.setValue(hasMoreBefore, hasMoreField);
  },
});
