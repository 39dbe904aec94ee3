import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAuth } from '../../auth/useAuth';
import { NotSent } from '../../ui/content/NotSent';
import { tabStorage, tabTextName } from '../../ui/tabStorage';
import { attemptOf, editedAs } from './useCommentForm';

export interface UnsentCommentsProps {
  storyId: string;
  why: string;
  /** Also changes of comments, as their forms are gone too. */
  withEdits?: boolean;
}

function keysOf({ storyId, withEdits }: UnsentCommentsProps, memberId: string): string[] {
  const added = tabTextName('comment', memberId, storyId);
  const edits = tabTextName('comment', memberId, editedAs(storyId, ''));
  return tabStorage
    .keys()
    .filter((key) => !key.endsWith(attemptOf('')))
    .filter((key) => key === added || (withEdits && key.startsWith(edits)))
    .filter((key) => tabStorage.get(key)?.trim());
}

/** What a member typed in this tab before the story was closed to them. */
export function UnsentComments(props: UnsentCommentsProps) {
  const memberId = useAuth().viewer?.id ?? '';
  const [keys, setKeys] = useState(() => keysOf(props, memberId));
  const remove = (removed: string) => {
    tabStorage.set(removed, null);
    setKeys(keys.filter((key) => key !== removed));
  };
  const texts = keys.map((key) => ({
    key,
    content: tabStorage.get(key) ?? '',
    onRemove: () => remove(key),
  }));
  return (
    <chakra.div maxW="measure" mx="auto" mt="4">
      <NotSent what="comment" why={props.why} texts={texts} />
    </chakra.div>
  );
}
