import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useJournalTitleQuery } from '../../__generated__/useJournalTitleQuery.graphql';
import { useDocuments } from '../../documents/useDocuments';

/** The title of a note's journal; null until it is known. */
export function useJournalTitle(id: string | null): string | null {
  const environment = useRelayEnvironment();
  const documents = useDocuments();
  const [told, setTold] = useState<{ id: string; title: string } | null>(null);
  // Already loaded by the note's or the journal's page.
  const loaded = id === null ? null : environment.getStore().getSource().get(id)?.title;
  const known = typeof loaded === 'string' ? loaded : told?.id === id ? told.title : null;
  const isWanted = id !== null && known === null;
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const tell = (title: string | undefined) => {
      if (isHere && title) setTold({ id, title });
    };
    documents.read({ id }).then(
      (kept) => tell(kept?.title),
      () => {},
    );
    const subscription = fetchQuery<useJournalTitleQuery>(
      environment,
      graphql`
        query useJournalTitleQuery($id: ID!) {
          journal(id: $id) {
            id
            title
          }
        }
      `,
      { id },
    ).subscribe({ next: ({ journal }) => tell(journal?.title), error: () => {} });
    return () => {
      isHere = false;
      subscription.unsubscribe();
    };
  }, [environment, documents, id, isWanted]);
  return known;
}
