import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useDocumentTitle } from '../../ui/useDocumentTitle';

export function StoryNotAvailable({ text = 'Story not found or no longer public.' }: { text?: string }) {
  useDocumentTitle('Story Not Available');
  return (
    <EmptyState
      title="Story Not Available"
      text={text}
      action={<LinkButton to="/blog">Browse Stories</LinkButton>}
    />
  );
}
