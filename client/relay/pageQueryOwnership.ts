import type { DataRouter } from 'react-router-dom';

interface Ownership {
  /** Whether the router has left the page. */
  isReleased: boolean;
  /** How many mounted pages read it. */
  readers: number;
}

interface QueryRef {
  dispose(): void;
}

/** The query refs in use, with their users. A ref is disposed when the router has left it and no mounted page reads it. */
const ownerships = new Map<QueryRef, Ownership>();

function disposeIfUnused(ref: QueryRef) {
  const ownership = ownerships.get(ref);
  if (!ownership?.isReleased || ownership.readers > 0) return;
  ownerships.delete(ref);
  ref.dispose();
}

export function registerRef(ref: QueryRef): void {
  ownerships.set(ref, { isReleased: false, readers: 0 });
}

/** A mounted page calls this, and the returned function on unmounting. */
export function keepForReader(ref: QueryRef): () => void {
  const ownership = ownerships.get(ref);
  if (!ownership) return () => {};
  ownership.readers += 1;
  return () => {
    ownership.readers -= 1;
    disposeIfUnused(ref);
  };
}

/** Called for a page that was left, or never shown: its query is disposed when no mounted page reads it any more. */
export function releaseRef(ref: QueryRef): void {
  const ownership = ownerships.get(ref);
  if (ownership) ownership.isReleased = true;
  disposeIfUnused(ref);
}

function refOf(data: unknown): unknown {
  return data && typeof data === 'object' && 'ref' in data ? data.ref : undefined;
}

/** Disposes queries that the router has left, never shown, or replaced by a revalidation. Called once with the app's router. */
export function ownPageQueries(router: DataRouter): () => void {
  const releaseLeftRefs = ({ initialized, navigation, revalidation, loaderData }: DataRouter['state']) => {
    // While loaders run, their refs aren't in loaderData yet.
    if (!initialized || navigation.state !== 'idle' || revalidation !== 'idle') return;
    const current = new Set(Object.values(loaderData).map(refOf));
    for (const ref of [...ownerships.keys()]) if (!current.has(ref)) releaseRef(ref);
  };
  return router.subscribe(releaseLeftRefs);
}
