import { graphql, useFragment } from 'react-relay';
import type { CommentsModeChoice_story$key } from '../../../__generated__/CommentsModeChoice_story.graphql';
import type { CommentsMode } from '../../../__generated__/useCommentModerationModeMutation.graphql';
import { toast } from '../../../ui/feedback/toaster';
import { SelectField } from '../../../ui/form/formFields';
import { useSetCommentsModeMutation } from './useCommentModeration';

const modes = [
  { value: 'OPEN', label: 'Readers may comment' },
  { value: 'APPROVAL', label: 'After you approve them' },
  { value: 'CLOSED', label: 'Closed to comments' },
] as const satisfies readonly { value: CommentsMode; label: string }[];

/** For the story's author: who may comment. */
export function CommentsModeChoice({ story }: { story: CommentsModeChoice_story$key }) {
  const { id, commentsMode, viewerCanModerateComments } = useFragment(
    graphql`
      fragment CommentsModeChoice_story on Story {
        id
        commentsMode
        viewerCanModerateComments
      }
    `,
    story,
  );
  const [setMode, inFlight] = useSetCommentsModeMutation();
  if (!viewerCanModerateComments) return null;
  return (
    <SelectField<string>
      label="Comments by readers"
      choices={modes}
      value={commentsMode}
      disabled={inFlight}
      onValue={(chosen) => {
        const mode = modes.find(({ value }) => value === chosen)?.value;
        if (mode) setMode(id, mode).catch(() => toast.error('Who may comment could not be changed'));
      }}
    />
  );
}
