import { graphql, useFragment } from 'react-relay';
import type { CommentsModeChoice_story$key } from '../../../__generated__/CommentsModeChoice_story.graphql';
import type { CommentsModeChoiceSetCommentsModeMutation } from '../../../__generated__/CommentsModeChoiceSetCommentsModeMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toast } from '../../../ui/feedback/toaster';
import { SelectField } from '../../../ui/form/formFields';

const modes = [
  { value: 'OPEN', label: 'Readers may comment' },
  { value: 'APPROVAL', label: 'After you approve them' },
  { value: 'CLOSED', label: 'Closed to comments' },
] as const;

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
  const [setCommentsMode, inFlight] = useAppMutation<CommentsModeChoiceSetCommentsModeMutation>(graphql`
    mutation CommentsModeChoiceSetCommentsModeMutation($input: SetCommentsModeInput!) {
      setCommentsMode(input: $input) {
        story {
          id
          commentsMode
          viewerCanComment
        }
      }
    }
  `);
  if (!viewerCanModerateComments) return null;
  return (
    <SelectField<string>
      label="Comments by readers"
      choices={modes}
      value={commentsMode}
      disabled={inFlight}
      onValue={(chosen) => {
        const mode = modes.find(({ value }) => value === chosen)?.value;
        if (!mode) return;
        setCommentsMode({ input: { storyId: id, mode } }).catch(() =>
          toast.error('Who may comment could not be changed'),
        );
      }}
    />
  );
}
