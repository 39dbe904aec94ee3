import { graphql } from 'react-relay';
import type { NotesPageQuery } from '../../../__generated__/NotesPageQuery.graphql';
import { TextListPage } from '../../../documents/screens/TextListPage';
import type { ShownTexts } from '../../../documents/screens/textsTabs';
import { usePageQuery } from '../../../relay/usePageQuery';
import { PlusIcon } from '../../../ui/content/icons';
import { LinkButton } from '../../../ui/form/Button';
import { NoteList } from './NoteList';

const newNote = (
  <LinkButton to="/notes/new">
    <PlusIcon />
    New Note
  </LinkButton>
);

export function NotesPage() {
  return (
    <TextListPage kind="note" action={newNote}>
      {(shown) => <Notes {...shown} />}
    </TextListPage>
  );
}

function Notes(shown: ShownTexts) {
  const { viewer } = usePageQuery<NotesPageQuery>(graphql`
    query NotesPageQuery($authorId: ID) @preloadable {
      viewer {
        ...NoteList_viewer @arguments(authorId: $authorId)
      }
    }
  `);
  return viewer && <NoteList viewer={viewer} action={newNote} {...shown} />;
}
