import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useJournalTitleQuery } from '../../../__generated__/useJournalTitleQuery.graphql';
import { useDocuments } from '../../../documents/useDocuments';

/** The title of a note's journal; null until it is known. */
export function useJournalTitle(id: string | null): string | null {
  const environment = useRelayEnvironment();
  const documents = useDocuments();
  const [found, setFound] = useState<{ id: string; title: string } | null>(null);
  // The note's or the journal's page may have loaded the title already.
  const loaded = id === null ? null : environment.getStore().getSource().get(id)?.title;
  const foundTitle = found?.id === id ? found.title : null;
  const title = typeof loaded === 'string' ? loaded : foundTitle;
  const isWanted = id !== null && title === null;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const show = (journal?: { title: string } | null) => {
      if (isCurrent && journal?.title) setFound({ id, title: journal.title });
    };
    // The title comes from this device or the server, whichever is first. If both fail, it isn't shown.
    documents.read({ id }).then(show, () => {});
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
    ).subscribe({ next: ({ journal }) => show(journal), error: () => {} });
    return () => {
      isCurrent = false;
      subscription.unsubscribe();
    };
  }, [environment, documents, id, isWanted]);
  return title;
}
