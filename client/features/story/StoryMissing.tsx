import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useDocumentTitle } from '../../ui/useDocumentTitle';

export interface StoryMissingProps {
  title?: string;
  text?: string;
}

export function StoryMissing({
  title = 'Story not found',
  text = "The story you're looking for doesn't exist.",
}: StoryMissingProps) {
  useDocumentTitle('Story not found');
  return (
    <EmptyState
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
