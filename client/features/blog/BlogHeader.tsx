import { SiteHeader } from '../../shell/SiteHeader';
import { LinkButton } from '../../ui/form/Button';

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
