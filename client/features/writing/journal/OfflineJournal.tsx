import { detailOf } from '../../../documents/model/model';
import { OfflineDocument, type OfflineDocumentProps } from '../../../documents/screens/OfflineDocument';
import { JournalOrigin } from './JournalOrigin';
import { JournalText } from './JournalText';

const wordsIn = (value: string | true | null) => (typeof value === 'string' ? value : null);

/** An entry from this device when the server is unreachable. */
export function OfflineJournal(props: Pick<OfflineDocumentProps, 'id' | 'error'>) {
  return (
    <OfflineDocument
      kind="journal"
      facts={({ details }) => {
        const mood = wordsIn(detailOf(details, 'mood'));
        return mood && <span>Mood: {mood}</span>;
      }}
      {...props}
    >
      {({ content, details }) => (
        <>
          <JournalOrigin prompt={wordsIn(detailOf(details, 'prompt'))} />
          <JournalText content={content} />
        </>
      )}
    </OfflineDocument>
  );
}
