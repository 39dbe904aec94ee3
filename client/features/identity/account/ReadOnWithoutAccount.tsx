import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../../../ui/form/Button';

/** The story that a visitor came from, if any. */
function storyOf(state: unknown): string | undefined {
  if (!state || typeof state !== 'object' || !('from' in state)) return undefined;
  const from = state.from;
  if (!from || typeof from !== 'object' || !('pathname' in from)) return undefined;
  const id = /^\/stories\/([^/]+)\/?$/.exec(String(from.pathname))?.[1];
  return id === 'new' ? undefined : id;
}

/** Offers visitors who came from 'Read More' to read a public story without an account. */
export function ReadOnWithoutAccount() {
  const id = storyOf(useLocation().state);
  if (!id) return null;
  return (
    <chakra.p>
      Only here to read? <TextLink to={`/blog/${id}`}>Read on without an account</TextLink>
    </chakra.p>
  );
}
