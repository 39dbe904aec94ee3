import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StoryActions_story$key } from '../../__generated__/StoryActions_story.graphql';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { Button, LinkButton } from '../../ui/form/Button';
import { ShareDialog } from '../share/ShareDialog';
import { useShareStoryMutation } from '../share/useShareStoryMutation';
import { ExportStory } from './ExportStory';

/** The actions that the viewer may use. */
export function StoryActions({
  story,
  text,
  onDelete,
}: {
  story: StoryActions_story$key;
  /** The text that an export contains. */
  text: string;
  onDelete: () => Promise<void>;
}) {
  const { id, privacyLevel, viewerCanEdit, viewerCanShare, viewerCanDelete } = useFragment(
    graphql`
      fragment StoryActions_story on Story {
        id
        privacyLevel
        viewerCanEdit
        viewerCanShare
        viewerCanDelete
      }
    `,
    story,
  );
  const [shareStory, sharing] = useShareStoryMutation();

  const [choosing, setChoosing] = useState(false);
  const actions = useRef<HTMLDivElement>(null);

  const share = async () => {
    try {
      await shareStory(id);
    } catch {
      // As specified, a failure shows no message.
      return;
    }
    // The button disappears; keep the focus among the actions, unless it has moved.
    const focused = document.activeElement;
    if (focused === document.body || actions.current?.contains(focused))
      actions.current?.querySelector<HTMLElement>('a, button')?.focus();
  };

  // Events update the privacy, but not the viewer's permissions.
  const canShare = viewerCanShare && privacyLevel === 'PRIVATE';
  return (
    <chakra.div ref={actions} mt="5" display="flex" flexWrap="wrap" gap="2">
      {viewerCanEdit && (
        <LinkButton to={`/stories/${id}/edit`} variant="outline" size="sm">
          Edit
        </LinkButton>
      )}
      {canShare && (
        <Button variant="outline" size="sm" onClick={() => void share()} loading={sharing}>
          Share
        </Button>
      )}
      {viewerCanEdit && (
        <>
          <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
            Share with…
          </Button>
          <LinkButton to={`/stories/${id}/versions`} variant="outline" size="sm">
            Versions
          </LinkButton>
        </>
      )}
      <ExportStory storyId={id} text={text} />
      {viewerCanDelete && (
        <ConfirmDialog
          text="Are you sure you want to delete this story?"
          confirmLabel="Delete"
          onConfirm={onDelete}
          trigger={
            <Button variant="ghost" size="sm" color="danger">
              Delete
            </Button>
          }
        />
      )}
      <ShareDialog storyId={id} open={choosing} onClose={() => setChoosing(false)} />
    </chakra.div>
  );
}
