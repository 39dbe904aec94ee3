import { EmptyState } from '../../ui/feedback/EmptyState';
import { LinkButton } from '../../ui/form/Button';

/** The first step for a new member. */
export const FirstStep = () => (
  <EmptyState
    title="Begin with one line"
    text="Nobody sees it until you say so."
    action={<LinkButton to="/stories/new">Start writing</LinkButton>}
  />
);
