import { chakra } from '@chakra-ui/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isPublishedState } from '../../documents/model/publishedState';
import { PublicLinks } from '../share/PublicLinks';

/** Whether the editor led here because the story was published; not after a reload, nor on the way back. */
export function useJustPublished(): boolean {
  const { state } = useLocation();
  return useNavigationType() === 'PUSH' && isPublishedState(state);
}

/** Confirms that a story was published, and offers what its author wants next. */
export function PublishedNotice({ storyId }: { storyId: string }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      mt="5"
      px="4"
      py="3"
      bg="accent.wash"
      borderRadius="md"
    >
      <chakra.p role="status" fontWeight="medium">
        Published: everyone can read it now.
      </chakra.p>
      <PublicLinks storyId={storyId} />
    </chakra.div>
  );
}
