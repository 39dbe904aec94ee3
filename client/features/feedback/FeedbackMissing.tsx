import { messages } from '../../../server/contract/messages';
import { LinkButton } from '../../ui/Button';
import { MissingState } from '../story/MissingState';

export function FeedbackMissing({
  title = messages.feedback.notFound,
  text,
}: {
  title?: string;
  text: string;
}) {
  return (
    <MissingState
      title={title}
      text={text}
      action={
        <LinkButton to="/feedback" variant="outline">
          View Feedback
        </LinkButton>
      }
    />
  );
}
