import { chakra } from '@chakra-ui/react';
import { useSyncOverview } from '../../offline/hooks';
import { TextLink } from '../../ui/Button';
import { useUnsentStories } from './LocalStories';
import { StoryStatus } from './StoryStatus';

/** On the page of a story that its author has written on since: what they read there is not their latest text. */
export function UnsentNotice({ id }: { id: string }) {
  const { online } = useSyncOverview();
  const story = useUnsentStories().find((unsent) => unsent.id === id);
  if (!story) return null;
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
      <StoryStatus story={story} online={online} />
      <span>Your latest changes are on this device only. This is the story as the server has it.</span>
      <TextLink to={`/stories/${id}/edit`}>Go on writing</TextLink>
    </chakra.div>
  );
}
