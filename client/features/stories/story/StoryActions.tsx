import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StoryActions_story$key } from '../../../__generated__/StoryActions_story.graphql';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { Button, LinkButton } from '../../../ui/form/Button';
import { DeleteButton } from '../../../ui/form/DeleteButton';
import { FormFailure } from '../../../ui/form/formFields';
import { useFocusKept } from '../../../ui/layout/useFocusKept';
import { HideButton } from '../../staff/report/HideButton';
import { ReportButton } from '../../staff/report/ReportButton';
import { ShareDialog } from '../share/ShareDialog';
import { useShareStoryMutation } from '../share/useShareStoryMutation';
import { useWithdrawal } from '../share/useWithdrawal';
import { ExportStory } from './ExportStory';

interface StoryActionsProps {
  story: StoryActions_story$key;
  text: string;
  onDelete: () => Promise<void>;
}

/** The buttons for what the viewer may do with the story. */
export function StoryActions({ story, text, onDelete }: StoryActionsProps) {
  const data = useFragment(
    graphql`
      fragment StoryActions_story on Story {
        id
        privacyLevel
        viewerCanEdit
        viewerCanShare
        viewerCanDelete
        viewerCanHide
        isSharedByName
      }
    `,
    story,
  );
  const { id, privacyLevel, viewerCanEdit, viewerCanShare, viewerCanDelete, viewerCanHide } = data;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  // Both are checked, because events update the privacy but not the viewer's permissions.
  const canShare = viewerCanShare && privacyLevel === 'PRIVATE';
  const [shareStory] = useShareStoryMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [wasShared, setWasShared] = useState(false);
  useFocusKept(actions);
  return (
    <chakra.div ref={actions} data-focus-frame mt="5" display="flex" flexWrap="wrap" gap="2">
      {viewerCanEdit && (
        <LinkButton to={`/stories/${id}/edit`} variant="outline" size="sm">
          Edit
        </LinkButton>
      )}
      {canShare && (
        <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
          Share
        </Button>
      )}
      {viewerCanEdit && (
        <>
          <Button variant="outline" size="sm" onClick={() => setIsDialogOpen(true)}>
            Share with…
          </Button>
          <LinkButton to={`/stories/${id}/versions`} variant="outline" size="sm">
            Versions
          </LinkButton>
        </>
      )}
      <ExportStory storyId={id} text={text} />
      {!viewerCanEdit && <ReportButton id={id} what="story" />}
      {viewerCanHide && <HideButton id={id} what="story" />}
      {viewerCanDelete && (
        <DeleteButton question="Are you sure you want to delete this story?" onDelete={onDelete} />
      )}
      <ShareDialog storyId={id} open={isDialogOpen} onClose={() => setIsDialogOpen(false)} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        text="Share this story with the group?"
        note="Every member can read it and comment on it, and those who follow you are told. You can undo it."
        confirmLabel="Share"
        tone="solid"
        // As specified, a failure shows no message.
        onConfirm={() =>
          shareStory({ input: { id, userIds: [], canComment: true } }).then(
            () => setWasShared(true),
            () => undefined,
          )
        }
      />
      <chakra.div role="status" flexBasis="full" display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {wasShared && privacyLevel === 'SHARED' && !data.isSharedByName && (
          <>
            Shared: every member can read this story now.
            <UndoSharing storyId={id} />
          </>
        )}
      </chakra.div>
    </chakra.div>
  );
}

/** A button that undoes the sharing by making the story private. */
function UndoSharing({ storyId }: { storyId: string }) {
  const { withdraw, withdrawing, failure } = useWithdrawal(storyId, () => undefined);
  return (
    <>
      <Button variant="outline" size="sm" loading={withdrawing} onClick={() => void withdraw()}>
        Undo
      </Button>
      <FormFailure text={failure} />
    </>
  );
}
