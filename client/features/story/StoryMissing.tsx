import { MissingState } from '../../ui/feedback/MissingState';
import { LinkButton } from '../../ui/form/Button';

export interface StoryMissingProps {
  title: string;
  text?: string;
}

export function StoryMissing({ title, text }: StoryMissingProps) {
  return (
    <MissingState
      title={title}
      text={text}
      action={
        <LinkButton to="/stories" variant="outline">
          Back to Stories
        </LinkButton>
      }
    />
  );
}
