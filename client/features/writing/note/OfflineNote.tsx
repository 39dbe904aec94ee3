import { detailOf } from '../../../documents/model/model';
import { OfflineDocument, type OfflineDocumentProps } from '../../../documents/screens/OfflineDocument';
import { TextTags } from '../../../documents/screens/TextTags';
import { NoteText } from './NoteText';

/** A note from this device when the server is unreachable. */
export function OfflineNote(props: Pick<OfflineDocumentProps, 'id' | 'error'>) {
  return (
    <OfflineDocument
      kind="note"
      facts={({ details }) => {
        const category = detailOf(details, 'category');
        return category && <span>Category: {category}</span>;
      }}
      {...props}
    >
      {({ content, title, tags }) => (
        <>
          <NoteText content={content} title={title} />
          <TextTags names={tags} />
        </>
      )}
    </OfflineDocument>
  );
}
