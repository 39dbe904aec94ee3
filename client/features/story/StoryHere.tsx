import { PrivacyBadge } from '../../ui/PrivacyBadge';
import { TextHere, type TextHereProps } from '../writing/TextHere';
import { TextTags } from '../writing/TextTags';
import { StoryText } from './StoryText';

/** A story without its server: as this device has it, if it does. */
export function StoryHere(props: Pick<TextHereProps, 'id' | 'error'>) {
  return (
    <TextHere
      kind="story"
      facts={({ base, privacyLevel }) => <PrivacyBadge level={base?.privacyLevel ?? privacyLevel} />}
      {...props}
    >
      {({ content, tags }) => (
        <>
          <StoryText text={content} />
          <TextTags names={tags} />
        </>
      )}
    </TextHere>
  );
}
