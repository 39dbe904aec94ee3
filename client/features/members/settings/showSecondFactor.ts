import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** Copies the rights that an administrator has only with a second factor from a mutation's viewer to the one that is shown. */
export function showRights(shown: RecordProxy, changed: RecordProxy): void {
  for (const right of ['secondFactorOwed', 'canCreateSessions', 'canCreateExercises']) {
    const value = changed.getValue(right);
    if (value !== undefined) shown.setValue(value, right);
  }
}

/** Copies a mutation's second factor to the viewer: mutations return the viewer as another record. */
export function showSecondFactor(store: RecordSourceProxy, payload: RecordProxy | null | undefined): void {
  const shown = store.getRoot().getLinkedRecord('viewer');
  const changed = payload?.getLinkedRecord('viewer');
  if (!shown || !changed) return;
  const factor = changed.getLinkedRecord('secondFactor');
  if (factor) shown.setLinkedRecord(factor, 'secondFactor');
  else shown.setValue(null, 'secondFactor');
  showRights(shown, changed);
}
