import { LinkButton } from '../../ui/Button';
import { PublicHeader } from '../../ui/PublicHeader';

export function BlogHeader() {
  return (
    <PublicHeader
      action={
        <LinkButton to="/stories/new" variant="outline" size="sm" hideBelow="md">
          Write Your Story
        </LinkButton>
      }
    />
  );
}
