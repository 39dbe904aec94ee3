import { chakra } from '@chakra-ui/react';
import { useReducer, useRef } from 'react';
import { useAuth } from '../../../auth/useAuth';
import { tabStorage, tabTextName } from '../../../lib/tabStorage';
import { NotSent } from '../../../ui/content/NotSent';
import { attemptOf, editedAs } from './useCommentForm';

interface UnsentCommentsProps {
  storyId: string;
  why: string;
  /** Whether the form is gone in which a comment was changed, or, for null, that of a new comment. */
  isGone: (commentId: string | null) => boolean;
}

function keysOf({ storyId, isGone }: UnsentCommentsProps, viewerId: string): string[] {
  const added = tabTextName('comment', viewerId, storyId);
  const edits = tabTextName('comment', viewerId, editedAs(storyId, ''));
  return tabStorage
    .keys()
    .filter((key) => !key.endsWith(attemptOf('')))
    .filter((key) =>
      key.startsWith(edits) ? isGone(key.slice(edits.length)) : key === added && isGone(null),
    )
    .filter((key) => tabStorage.get(key)?.trim());
}

/** Comments that a member typed in this tab and can't send any more. */
export function UnsentComments(props: UnsentCommentsProps) {
  const viewerId = useAuth().viewer?.id ?? '';
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const texts = keysOf(props, viewerId).map((key) => ({
    key,
    content: tabStorage.get(key) ?? '',
    onRemove: () => {
      tabStorage.set(key, null);
      showAgain();
    },
  }));
  if (texts.length === 0) return null;
  return (
    <chakra.div maxW="measure" mx="auto" mt="4">
      <NotSent what="comment" why={props.why} texts={texts} />
    </chakra.div>
  );
}

interface UnsentEditsProps {
  storyId: string;
  /** The ids of the comments on the page. */
  shown: readonly string[];
  /** Whether there are comments that the page doesn't show. */
  hasEarlier: boolean;
}

/** Changes of comments that are gone: somebody deleted them while they were being edited. */
export function UnsentEdits({ storyId, shown, hasEarlier }: UnsentEditsProps) {
  const seen = useRef(new Set<string>()).current;
  for (const id of shown) seen.add(id);
  return (
    <UnsentComments
      storyId={storyId}
      why="The comment is no longer here"
      isGone={(id) => id !== null && !shown.includes(id) && (seen.has(id) || !hasEarlier)}
    />
  );
}
