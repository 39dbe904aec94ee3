import { chakra } from '@chakra-ui/react';
import { useAuth } from '../../../auth/useAuth';
import { NewJournalButton } from '../../../documents/screens/NewJournalButton';
import { PlusIcon } from '../../../ui/content/icons';
import { LinkButton } from '../../../ui/form/Button';

export function QuickActions() {
  const { viewer } = useAuth();
  return (
    <chakra.nav aria-label="Quick actions" display="flex" flexWrap="wrap" gap="2" mt="6">
      <LinkButton to="/stories/new" px="3.5">
        <PlusIcon />
        New Story
      </LinkButton>
      <NewJournalButton variant="outline" px="3.5" />
      <LinkButton to="/notes/new" variant="outline" px="3.5">
        <PlusIcon />
        New Note
      </LinkButton>
      {viewer?.canCreateSessions && (
        <LinkButton to="/sessions/new" variant="outline" px="3.5">
          <PlusIcon />
          New Session
        </LinkButton>
      )}
      <LinkButton to="/exercises" variant="outline" px="3.5">
        Try an exercise
      </LinkButton>
      <LinkButton to="/blog" variant="ghost" px="3.5">
        Read the blog
      </LinkButton>
    </chakra.nav>
  );
}
