import { LinkButton } from '../../ui/Button';
import { MissingState } from './MissingState';

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
