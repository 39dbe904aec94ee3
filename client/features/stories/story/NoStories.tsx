import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';

/** Shown in My Stories if the filters leave none. */
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

/** Shown in My Stories to a member who has written none. */
export const NoStories = () => (
  <EmptyState
    title="No stories found"
    text="Get started by writing your first story."
    action={<LinkButton to="/stories/new">Write Story</LinkButton>}
  />
);

/** Shown in the other tabs if they are empty. */
export const NoOtherStories = () => (
  <EmptyState title="No stories found" text="No stories match your current filters." />
);
