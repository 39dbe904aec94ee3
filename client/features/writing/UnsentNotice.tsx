import { chakra } from '@chakra-ui/react';
import { useSyncOverview } from '../../offline/hooks';
import type { TextKind } from '../../offline/model';
import { TextLink } from '../../ui/Button';
import { StoryStatus } from '../story/StoryStatus';
import { kinds } from './kinds';
import { useUnsentTexts } from './LocalTexts';

/** On the page of a text that its author has written on since: what they read there is not their latest. */
export function UnsentNotice({ kind, id }: { kind: TextKind; id: string }) {
  const { online } = useSyncOverview();
  const text = useUnsentTexts(kind).find((unsent) => unsent.id === id);
  if (!text) return null;
  const { name, list } = kinds[kind];
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      maxW="measure"
      w="full"
      mx="auto"
      mb="6"
      textStyle="small"
      color="ink.muted"
    >
      <StoryStatus story={text} online={online} />
      <span>Your latest changes are on this device only. This is the {name} as the server has it.</span>
      <TextLink to={`${list}/${id}/edit`}>Go on writing</TextLink>
    </chakra.div>
  );
}
