import { OfflineDocument, type OfflineDocumentProps } from '../../../documents/screens/OfflineDocument';
import { TextTags } from '../../../documents/screens/TextTags';
import { languageIn } from '../../../documents/screens/textDetail';
import { PrivacyBadge } from '../../../ui/content/PrivacyBadge';
import { StoryText } from '../../../ui/content/StoryText';

/** A story from this device when the server is unreachable. */
export function OfflineStory(props: Pick<OfflineDocumentProps, 'id' | 'error'>) {
  return (
    <OfflineDocument
      kind="story"
      facts={({ base, privacyLevel }) => <PrivacyBadge level={base?.privacyLevel ?? privacyLevel} />}
      {...props}
    >
      {({ content, tags, details }) => (
        <>
          <StoryText text={content} lang={languageIn(details, content)} />
          <TextTags names={tags} />
        </>
      )}
    </OfflineDocument>
  );
}
