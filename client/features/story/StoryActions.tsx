import { chakra } from '@chakra-ui/react';
import { type RefObject, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StoryActions_story$key } from '../../__generated__/StoryActions_story.graphql';
import { Button, LinkButton } from '../../ui/form/Button';
import { DeleteButton } from '../../ui/form/DeleteButton';
import { HideButton } from '../report/HideButton';
import { ReportButton } from '../report/ReportButton';
import { ShareDialog } from '../share/ShareDialog';
import { useShareStoryMutation } from '../share/useShareStoryMutation';
import { ExportStory } from './ExportStory';

interface StoryActionsProps {
  story: StoryActions_story$key;
  /** The text that an export contains. */
  text: string;
  onDelete: () => Promise<void>;
}

/** The actions that the viewer may use. */
export function StoryActions({ story, text, onDelete }: StoryActionsProps) {
  const { id, privacyLevel, viewerCanEdit, viewerCanShare, viewerCanDelete, viewerCanHide } = useFragment(
    graphql`
      fragment StoryActions_story on Story {
        id
        privacyLevel
        viewerCanEdit
        viewerCanShare
        viewerCanDelete
        viewerCanHide
      }
    `,
    story,
  );
  const [choosing, setChoosing] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  // Events update the privacy, but not the viewer's permissions.
  const canShare = viewerCanShare && privacyLevel === 'PRIVATE';
  return (
    <chakra.div ref={actions} mt="5" display="flex" flexWrap="wrap" gap="2">
      {viewerCanEdit && (
        <LinkButton to={`/stories/${id}/edit`} variant="outline" size="sm">
          Edit
        </LinkButton>
      )}
      {canShare && <ShareButton storyId={id} actions={actions} />}
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
      {!viewerCanEdit && <ReportButton id={id} what="story" />}
      {viewerCanHide && <HideButton id={id} what="story" />}
      {viewerCanDelete && (
        <DeleteButton question="Are you sure you want to delete this story?" onDelete={onDelete} />
      )}
      <ShareDialog storyId={id} open={choosing} onClose={() => setChoosing(false)} />
    </chakra.div>
  );
}

interface ShareButtonProps {
  storyId: string;
  /** Where the focus stays when the button disappears. */
  actions: RefObject<HTMLElement | null>;
}

/** Shares a story with every member. */
function ShareButton({ storyId, actions }: ShareButtonProps) {
  const [shareStory, sharing] = useShareStoryMutation();
  const share = async () => {
    try {
      await shareStory(storyId);
    } catch {
      // As specified, a failure shows no message.
      return;
    }
    // The button disappears; keep the focus among the actions, unless it has moved.
    const focused = document.activeElement;
    if (focused === document.body || actions.current?.contains(focused))
      actions.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <Button variant="outline" size="sm" onClick={() => void share()} loading={sharing}>
      Share
    </Button>
  );
}
