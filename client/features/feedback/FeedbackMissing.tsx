import { messages } from '../../../server/contract/messages';
import { MissingState } from '../../ui/feedback/MissingState';

export function FeedbackMissing({
  title = messages.feedback.notFound,
  text,
}: {
  title?: string;
  text: string;
}) {
  return <MissingState title={title} text={text} wayOn={{ to: '/feedback', label: 'View Feedback' }} />;
}
