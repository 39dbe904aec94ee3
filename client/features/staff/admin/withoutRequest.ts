import type { RecordSourceProxy } from 'relay-runtime';

/** Removes a request from the list: its record has no id, so Relay's directives can't. */
export const withoutRequest = (userId: string, connection: string) => (store: RecordSourceProxy) => {
  const list = store.get(connection);
  const isOther = (edge: ReturnType<typeof store.get>) =>
    edge?.getLinkedRecord('node')?.getLinkedRecord('user')?.getDataID() !== userId;
  list?.setLinkedRecords(list.getLinkedRecords('edges')?.filter(isOther), 'edges');
};
