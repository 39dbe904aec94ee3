import { LinkButton } from '../../ui/Button';
import { SiteHeader } from '../account/SiteHeader';

export function BlogHeader() {
  return (
    <SiteHeader
      step={
        <LinkButton to="/stories/new" variant="ghost" size="sm" hideBelow="md">
          Write Your Story
        </LinkButton>
      }
    />
  );
}
