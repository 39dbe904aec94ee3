import type { RecordProxy } from 'relay-runtime';

/** The edges of a connection by the ids of their nodes; deleted nodes have none. */
export const edgesOf = (connection: RecordProxy): Map<string, RecordProxy> =>
  new Map(
    (connection.getLinkedRecords('edges') ?? []).flatMap((edge) => {
      const id = edge?.getLinkedRecord('node')?.getDataID();
      return edge && id ? [[id, edge] as const] : [];
    }),
  );
