import { Suspense, useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { SessionPageDeleteSessionMutation } from '../../../__generated__/SessionPageDeleteSessionMutation.graphql';
import type { SessionPageQuery } from '../../../__generated__/SessionPageQuery.graphql';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';
import { usePageQuery } from '../../../relay/usePageQuery';
import { useReadAgain } from '../../../relay/useReadAgain';
import { PageSkeleton } from '../../../ui/feedback/Skeleton';
import { useMoveOn } from '../../../ui/layout/useMoveOn';
import { UnsentChat } from '../room/chat/SessionChat';
import { MutedAndBlockedProvider } from '../room/MutedAndBlocked';
import { SessionArticle } from './SessionArticle';
import { SessionMissing } from './SessionMissing';
import { SessionSkeleton } from './SessionSkeleton';
import { sessionIdOf } from './sessionAddress';
import { useSessionChangedSubscription } from './useSessionChangedSubscription';
import { useSessionRoomChangedSubscription } from './useSessionRoomChangedSubscription';

const query = graphql`
  query SessionPageQuery($id: ID!) @preloadable {
    viewer {
      ...MutedAndBlocked_viewer
    }
    session(id: $id) {
      id
      ...SessionArticle_session
    }
  }
`;

export function SessionPage() {
  const { id } = useParams();
  return (
    <Suspense key={id} fallback={<SessionSkeleton />}>
      <OpenSession />
    </Suspense>
  );
}

function OpenSession() {
  const { session, viewer } = usePageQuery<SessionPageQuery>(query);
  const id = sessionIdOf(useParams());
  const moveOn = useMoveOn();
  const readAgain = useReadAgain<SessionPageQuery>(query, { id });
  useSessionChangedSubscription(id, { readAgain });
  useSessionRoomChangedSubscription(id);
  const [deleteSession] = useDeleteSessionMutation();
  const [deleting, setDeleting] = useState(false);
  /** Distinguishes a session that was deleted meanwhile from one that never existed. */
  const [wasShown, setWasShown] = useState(false);
  if (session && !wasShown) setWasShown(true);

  const remove = async () => {
    setDeleting(true);
    try {
      await deleteSession(id);
    } catch {
      // The specification asks for no message here, because the session is still shown.
      setDeleting(false);
      return;
    }
    await moveOn('/sessions');
  };

  if (session)
    return (
      <MutedAndBlockedProvider viewer={viewer}>
        <SessionArticle session={session} onDelete={remove} readAgain={readAgain} />
      </MutedAndBlockedProvider>
    );
  // Deleted by the viewer: don't show it as missing while the list loads.
  if (deleting) return <PageSkeleton />;
  return (
    <>
      {wasShown ? (
        <div role="status">
          <SessionMissing
            title="This session was deleted"
            text="What was written in it stays with its writers."
          />
        </div>
      ) : (
        <SessionMissing title="Session not found" text="The session you're looking for doesn't exist." />
      )}
      <UnsentChat id={id} why="The session was deleted" />
    </>
  );
}

function useDeleteSessionMutation() {
  const [remove, inFlight] = useDeleteMutation<SessionPageDeleteSessionMutation>(graphql`
    mutation SessionPageDeleteSessionMutation($input: DeleteSessionInput!) {
      deleteSession(input: $input) {
        deletedSessionId @deleteRecord
      }
    }
  `);
  const deleteSession = useCallback((id: string) => remove({ id }), [remove]);
  return [deleteSession, inFlight] as const;
}
