import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** Shows a mutation's second factor at the viewer, whom mutations return as another record. */
export function showSecondFactor(store: RecordSourceProxy, payload: RecordProxy | null | undefined): void {
  const shown = store.getRoot().getLinkedRecord('viewer');
  const changed = payload?.getLinkedRecord('viewer');
  if (!shown || !changed) return;
  const factor = changed.getLinkedRecord('secondFactor');
  if (factor) shown.setLinkedRecord(factor, 'secondFactor');
  else shown.setValue(null, 'secondFactor');
}
