import { chakra } from '@chakra-ui/react';
import { useReducer, useRef } from 'react';
import { useAuth } from '../../../auth/useAuth';
import { tabStorage, tabTextName } from '../../../lib/tabStorage';
import { outbox } from '../../../outbox/outbox';
import { useEntries } from '../../../outbox/useEntries';
import { NotSent } from '../../../ui/content/NotSent';
import { commentQueue } from './NewComment';
import type { SentComment } from './sendComment';
import { attemptKey, editKey } from './useCommentForm';

interface UnsentCommentsProps {
  storyId: string;
  /** Why they can't be sent, as a sentence. */
  why: string;
  /** Whether the page no longer has the form of this comment or, for null, that of a new one. */
  isGone: (commentId: string | null) => boolean;
}

/** The keys in the tab's storage of texts without a form. */
function unsendableKeys({ storyId, isGone }: UnsentCommentsProps, viewerId: string): string[] {
  const newCommentKey = tabTextName('comment', viewerId, storyId);
  const editPrefix = tabTextName('comment', viewerId, editKey(storyId, ''));
  return tabStorage
    .keys()
    .filter((key) => !key.endsWith(attemptKey('')))
    .filter((key) => {
      if (key.startsWith(editPrefix)) return isGone(key.slice(editPrefix.length));
      return key === newCommentKey && isGone(null);
    })
    .filter((key) => tabStorage.get(key)?.trim());
}

/** Comments that the member typed in this tab, or sent, and that can't reach the story any more, to copy or remove. */
export function UnsentComments(props: UnsentCommentsProps) {
  const viewerId = useAuth().viewer?.id ?? '';
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const sent = useEntries<SentComment>(commentQueue(viewerId, props.storyId));
  const typed = unsendableKeys(props, viewerId).map((key) => ({
    key,
    content: tabStorage.get(key) ?? '',
    onRemove: () => {
      tabStorage.set(key, null);
      rerender();
    },
  }));
  const unsent = (props.isGone(null) ? sent : []).map((entry) => ({
    key: entry.id,
    content: entry.payload.content,
    onRemove: () => outbox.remove(entry),
  }));
  const texts = [...typed, ...unsent];
  if (texts.length === 0) return null;
  return (
    <chakra.div maxW="measure" mx="auto" mt="4">
      <NotSent what="comment" why={props.why} texts={texts} />
    </chakra.div>
  );
}

interface UnsentEditsProps {
  storyId: string;
  shownIds: readonly string[];
  hasEarlier: boolean;
}

/** Changes that the member typed in comments which were deleted meanwhile. */
export function UnsentEdits({ storyId, shownIds, hasEarlier }: UnsentEditsProps) {
  /** Comments that were on the page before: if one is missing, it was deleted. */
  const seenIds = useRef(new Set<string>()).current;
  for (const id of shownIds) seenIds.add(id);
  return (
    <UnsentComments
      storyId={storyId}
      why="The comment is no longer here"
      isGone={(id) => id !== null && !shownIds.includes(id) && (seenIds.has(id) || !hasEarlier)}
    />
  );
}
