import { graphql } from 'react-relay';
import type { JournalsPageQuery } from '../../__generated__/JournalsPageQuery.graphql';
import { usePageQuery } from '../../relay/pageQuery';
import { type ShownTexts, TextListPage } from '../writing/TextListPage';
import { JournalList } from './JournalList';
import { NewJournalButton } from './NewJournalButton';

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
