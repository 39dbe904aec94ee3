import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { EditJournalPageQuery } from '../../../__generated__/EditJournalPageQuery.graphql';
import { EditText, FetchedText } from '../../../documents/screens/EditText';
import { journalCopy } from '../../../documents/transport/journalCopy';
import { isForbidden } from '../../../relay/isForbidden';
import { usePageQuery } from '../../../relay/usePageQuery';
import { JournalEditor } from './JournalEditor';

export function EditJournalPage() {
  const { id = '' } = useParams();
  return <EditText kind="journal" id={id} Editor={JournalEditor} fromServer={<FromServer id={id} />} />;
}

function FromServer({ id }: { id: string }) {
  const { journal } = usePageQuery<EditJournalPageQuery>(graphql`
    query EditJournalPageQuery($id: ID!) @preloadable {
      journal(id: $id) @catch(to: RESULT) {
        ...journalCopy_journal @relay(mask: false)
      }
    }
  `);
  return (
    <FetchedText
      kind="journal"
      id={id}
      Editor={JournalEditor}
      copy={journal.ok && journal.value ? journalCopy(journal.value) : null}
      isForbidden={!journal.ok && isForbidden(journal.errors)}
    />
  );
}
