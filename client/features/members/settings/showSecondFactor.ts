import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** Copies the rights that an administrator has only with a second factor from a mutation's viewer to the one that is shown. */
export function copyRights(shownViewer: RecordProxy, mutationViewer: RecordProxy): void {
  for (const right of ['secondFactorOwed', 'canCreateSessions', 'canCreateExercises']) {
    const value = mutationViewer.getValue(right);
    if (value !== undefined) shownViewer.setValue(value, right);
  }
}

/** Copies a mutation's second factor to the viewer: mutations return the viewer as another record. */
export function showSecondFactor(store: RecordSourceProxy, payload: RecordProxy | null | undefined): void {
  const shownViewer = store.getRoot().getLinkedRecord('viewer');
  const mutationViewer = payload?.getLinkedRecord('viewer');
  if (!shownViewer || !mutationViewer) return;
  const factor = mutationViewer.getLinkedRecord('secondFactor');
  if (factor) shownViewer.setLinkedRecord(factor, 'secondFactor');
  else shownViewer.setValue(null, 'secondFactor');
  copyRights(shownViewer, mutationViewer);
}
