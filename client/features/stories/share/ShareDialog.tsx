import { chakra, Dialog } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import shareDialogQuery, { type ShareDialogQuery } from '../../../__generated__/ShareDialogQuery.graphql';
import { useReadAgain } from '../../../relay/useReadAgain';
import { LoadInPlace } from '../../../ui/content/LoadInPlace';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { FormFailure } from '../../../ui/form/formFields';
import { Modal } from '../../../ui/layout/Modal';
import { PublicLinks } from './PublicLinks';
import { ShareForm } from './ShareForm';
import { useWithdrawal, withdrawNote } from './useWithdrawal';

export interface ShareDialogProps {
  storyId: string;
  open: boolean;
  onClose: () => void;
}

/** The dialog in which the author chooses who can read the story, and whether they may comment. */
export function ShareDialog({ storyId, open, onClose }: ShareDialogProps) {
  return (
    <Modal open={open} onClose={onClose} box={{ maxW: '32rem' }}>
      <Dialog.Title mb="4">Share with…</Dialog.Title>
      <LoadInPlace fallback={<LoadingSkeleton onClose={onClose} />} failed="The story could not be loaded.">
        {(attempt) => <Loaded storyId={storyId} attempt={attempt} onClose={onClose} />}
      </LoadInPlace>
    </Modal>
  );
}

function LoadingSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <div role="status">
      <chakra.span srOnly>Loading…</chakra.span>
      <chakra.div aria-hidden display="grid" gap="3">
        <Skeleton h="11" />
        <Skeleton h="11" />
        <Skeleton h="6" w="12rem" />
      </chakra.div>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </Dialog.Footer>
    </div>
  );
}

interface LoadedProps {
  storyId: string;
  attempt: number;
  onClose: () => void;
}

function Loaded({ storyId, attempt, onClose }: LoadedProps) {
  const { story } = useLazyLoadQuery<ShareDialogQuery>(
    graphql`
      query ShareDialogQuery($id: ID!) {
        story(id: $id) {
          id
          updatedAt
          privacyLevel
          isSharedByName
          readersMayComment
          sharedWith {
            id
            name
            username
          }
        }
      }
    `,
    { id: storyId },
    // From an outdated copy in the store, a story shared by name could be shared with everyone.
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  useRereadOnChange(storyId, story?.updatedAt);
  if (!story) return <chakra.p color="ink.muted">This story is not there any more.</chakra.p>;
  if (story.privacyLevel === 'PUBLIC') return <PublicStory storyId={story.id} onClose={onClose} />;
  const isShared = story.privacyLevel === 'SHARED';
  return (
    <ShareForm
      storyId={story.id}
      isShared={isShared}
      isSharedByName={story.isSharedByName}
      sharedWith={story.sharedWith ?? []}
      readersMayComment={isShared ? story.readersMayComment : true}
      onClose={onClose}
    />
  );
}

/** Reads the story again when it has changed elsewhere, because the event doesn't say who it is shared with. */
function useRereadOnChange(id: string, updatedAt: string | undefined) {
  const readAgain = useReadAgain<ShareDialogQuery>(shareDialogQuery, { id });
  const readVersion = useRef(updatedAt);
  useEffect(() => {
    if (readVersion.current === updatedAt) return;
    readVersion.current = updatedAt;
    readAgain();
  }, [updatedAt, readAgain]);
}

/** In place of the form for a public story, which can only be made private here. */
function PublicStory({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const { withdraw, withdrawing, failure } = useWithdrawal(storyId, onClose);
  return (
    <>
      <chakra.p>
        This story is public: everyone can read it on the blog. To share it with members alone, make it
        private first. {withdrawNote}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="1" mt="3">
        <PublicLinks storyId={storyId} />
      </chakra.div>
      <FormFailure text={failure} />
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={withdrawing} onClick={() => void withdraw()}>
          Make private
        </Button>
      </Dialog.Footer>
    </>
  );
}
