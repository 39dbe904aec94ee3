import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';

/** My Stories when the filters leave none. */
export const NoStoriesLeft = () => (
  <EmptyState
    title="No stories found"
    text="No stories match your current filters."
    action={
      <LinkButton to="/stories" variant="outline" replace preventScrollReset>
        Clear filters
      </LinkButton>
    }
  />
);

/** My Stories of a member who has written none. */
export const NoStories = () => (
  <EmptyState
    title="No stories found"
    text="Get started by writing your first story."
    action={<LinkButton to="/stories/new">Write Story</LinkButton>}
  />
);

/** The other tabs without a story. */
export const NoOtherStories = () => (
  <EmptyState title="No stories found" text="No stories match your current filters." />
);
