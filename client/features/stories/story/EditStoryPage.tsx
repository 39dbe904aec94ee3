import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { Navigate, useParams } from 'react-router-dom';
import type { EditStoryPageQuery } from '../../../__generated__/EditStoryPageQuery.graphql';
import { type ExerciseState, exerciseState } from '../../../documents/model/exerciseState';
import type { LocalDocument } from '../../../documents/model/model';
import { EditorSkeleton } from '../../../documents/screens/EditorSkeleton';
import { openText } from '../../../documents/screens/openText';
import { useDeviceDocument } from '../../../documents/screens/useDeviceDocument';
import { useUntilConnected } from '../../../documents/screens/useUntilConnected';
import type { DocumentStore } from '../../../documents/sync/documentStore';
import { storyCopy } from '../../../documents/transport/serverCopies';
import { useDocuments } from '../../../documents/useDocuments';
import type { GraphQLRequestError } from '../../../lib/requestError';
import { usePageQuery } from '../../../relay/usePageQuery';
import { OfflineFallback } from '../../../ui/feedback/OfflineFallback';
import { ServerGone } from '../../../ui/feedback/ServerGone';
import { LinkButton } from '../../../ui/form/Button';
import { usePageKey } from '../../../ui/layout/movedPage';
import { StoryEditor } from './StoryEditor';
import { StoryMissing } from './StoryMissing';

export function EditStoryPage() {
  const { id = '' } = useParams();
  const documents = useDocuments();
  return (
    <OfflineFallback
      key={usePageKey()}
      instead={(error) => <FromDevice documents={documents} id={id} error={error} />}
    >
      <Suspense fallback={<EditorSkeleton />}>
        <FromServer documents={documents} id={id} />
      </Suspense>
    </OfflineFallback>
  );
}

function FromServer({ documents, id }: { documents: DocumentStore; id: string }) {
  const { story } = usePageQuery<EditStoryPageQuery>(graphql`
    query EditStoryPageQuery($id: ID!) @preloadable {
      story(id: $id) {
        id
        title
        content
        privacyLevel
        audienceRevision
        isSharedByName
        listed
        lang
        notes
        updatedAt
        workingUpdatedAt
        viewerCanEdit
        tags {
          name
        }
        draft {
          title
          content
          tags
          isConflicting
        }
        session {
          id
        }
        exercise {
          id
          title
          prompt
          description
          timeLimitMinutes
        }
      }
    }
  `);
  const reading = useDeviceDocument(documents, () =>
    openText(documents, id, story?.viewerCanEdit ? storyCopy(story) : null, {
      sessionId: story?.session?.id ?? null,
      exerciseId: story?.exercise?.id ?? null,
    }),
  );
  if (reading.state === 'reading') return <EditorSkeleton />;
  if (!reading.document)
    return <StoryMissing title="Story not found - The story you're trying to edit doesn't exist." />;
  return (
    <Writing
      documents={documents}
      document={reading.document}
      exercise={story?.exercise ? exerciseState(story.exercise) : null}
    />
  );
}

/** Opens the copy on this device if the server can't be reached. */
function FromDevice({
  documents,
  id,
  error,
}: {
  documents: DocumentStore;
  id: string;
  error: GraphQLRequestError;
}) {
  const reading = useDeviceDocument(documents, () => documents.read({ id }));
  if (reading.state === 'reading') return <EditorSkeleton />;
  // As specified (section 2), a failed load leads to the list.
  if (!reading.document) return <Navigate to="/stories" replace />;
  return <Writing documents={documents} document={reading.document} error={error} />;
}

interface WritingProps {
  documents: DocumentStore;
  document: LocalDocument;
  exercise?: ExerciseState | null;
  /** Why the server's copy could not be read, if this is the device's. */
  error?: GraphQLRequestError;
}

function Writing({ documents, document, exercise, error: loadError }: WritingProps) {
  // The editor starts from the document of the first render; later ones must not restart it.
  const [opened] = useState(document);
  const error = useUntilConnected(loadError, documents, opened);
  return (
    <StoryEditor
      documents={documents}
      document={opened}
      isStored
      heading="Edit Story"
      links={
        error
          ? undefined
          : (id) => (
              <LinkButton to={`/stories/${id}/versions`} variant="ghost" size="sm">
                Versions
              </LinkButton>
            )
      }
      notice={
        error && (
          <ServerGone error={error} inLine>
            This is the story as this device has it. What you write is kept here, and goes up when the server
            is back.
          </ServerGone>
        )
      }
      exercise={exercise}
      rows={20}
      cancelTo={error ? '/stories' : undefined}
    />
  );
}
