import { messages } from '../../../server/contract/messages';
import { MissingState } from '../../ui/feedback/MissingState';
import { LinkButton } from '../../ui/form/Button';

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
