import { chakra } from '@chakra-ui/react';
import { LinkButton } from '../../ui/Button';
import { PlusIcon } from '../../ui/icons';
import { useSession } from '../account/session';

export function QuickActions() {
  const { viewer } = useSession();
  return (
    <chakra.nav aria-label="Quick actions" display="flex" flexWrap="wrap" gap="3" mt="6">
      <LinkButton to="/stories/new">
        <PlusIcon />
        New Story
      </LinkButton>
      {viewer?.canCreateSessions && (
        <LinkButton to="/sessions/new" variant="outline">
          <PlusIcon />
          New Session
        </LinkButton>
      )}
      <LinkButton to="/blog" variant="outline">
        Read the blog
      </LinkButton>
    </chakra.nav>
  );
}
