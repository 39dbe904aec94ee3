import { messages } from '../../../../server/contract/messages';
import { MissingState } from '../../../ui/feedback/MissingState';

export function FeedbackMissing({ text }: { text: string }) {
  return (
    <MissingState
      title={messages.feedback.notFound}
      text={text}
      wayOn={{ to: '/feedback', label: 'View Feedback' }}
    />
  );
}
