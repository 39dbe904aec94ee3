import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MissingState } from '../../ui/feedback/MissingState';
import { LinkButton } from '../../ui/form/Button';

export interface StoryNotAvailableProps {
  text?: string;
  /** A retry button, if retrying may help. */
  retry?: ReactNode;
}

export function StoryNotAvailable({
  text = 'Story not found or no longer public.',
  retry,
}: StoryNotAvailableProps) {
  return (
    <MissingState
      title="Story Not Available"
      text={text}
      action={
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
          {retry}
          <LinkButton to="/blog">Browse Stories</LinkButton>
        </chakra.div>
      }
    />
  );
}
