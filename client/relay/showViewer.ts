import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** The updater that copies a mutation's viewer to the one on screen: without an id, Relay stores them as two records. */
export const showViewer =
  (field: string) =>
  (store: RecordSourceSelectorProxy): void => {
    const payload = store.getRootField(field as never) as ReturnType<typeof store.get>;
    const viewer = payload?.getLinkedRecord('viewer');
    if (viewer) store.getRoot().getLinkedRecord('viewer')?.copyFieldsFrom(viewer);
  };
