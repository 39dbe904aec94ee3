import { graphql } from 'react-relay';
import type { JournalsPageQuery } from '../../../__generated__/JournalsPageQuery.graphql';
import { NewJournalButton } from '../../../documents/screens/NewJournalButton';
import { TextListPage } from '../../../documents/screens/TextListPage';
import type { ShownTexts } from '../../../documents/screens/textsTabs';
import { usePageQuery } from '../../../relay/usePageQuery';
import { JournalList } from './JournalList';

export function JournalsPage() {
  return (
    <TextListPage kind="journal" action={<NewJournalButton />}>
      {(shown) => <Journals {...shown} />}
    </TextListPage>
  );
}

function Journals(shown: ShownTexts) {
  const { viewer } = usePageQuery<JournalsPageQuery>(graphql`
    query JournalsPageQuery($authorId: ID) @preloadable {
      viewer {
        ...JournalList_viewer @arguments(authorId: $authorId)
      }
    }
  `);
  return viewer && <JournalList viewer={viewer} {...shown} />;
}
