import { LinkButton } from '../../ui/Button';
import { MissingState } from '../story/MissingState';

export function StoryNotAvailable({ text = 'Story not found or no longer public.' }: { text?: string }) {
  return (
    <MissingState
      title="Story Not Available"
      text={text}
      action={<LinkButton to="/blog">Browse Stories</LinkButton>}
    />
  );
}
