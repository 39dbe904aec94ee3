import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { NoteRow_note$key } from '../../../__generated__/NoteRow_note.graphql';
import { kinds } from '../../../documents/model/kinds';
import { withoutTitle } from '../../../documents/model/noteExcerpt';
import { TextRow, type TextRowProps } from '../../../documents/screens/TextRow';
import { AuthorLink } from '../../../relay/AuthorLink';
import { Badge } from '../../../ui/content/Badge';
import { wordsLabel } from '../../../ui/content/labels';
import { TagList } from '../../../ui/content/TagList';
import { Time } from '../../../ui/content/Time';
import { TextLink } from '../../../ui/form/Button';
import { PinButton } from './PinButton';

interface NoteRowProps extends Pick<TextRowProps, 'titleAs'> {
  note: NoteRow_note$key;
  /** Whether the row is on the page of the note's journal, which it then doesn't name. */
  isOnJournalPage?: boolean;
}

export function NoteRow({ note, titleAs, isOnJournalPage = false }: NoteRowProps) {
  const row = useFragment(
    graphql`
      fragment NoteRow_note on Note {
        id
        title
        excerpt(length: 200)
        wordCount
        createdAt
        isPinned
        tags
        author {
          ...AuthorLink_user
        }
        journal {
          id
          title
        }
        ...PinButton_note
      }
    `,
    note,
  );
  const { id, title, excerpt, wordCount, createdAt, isPinned, tags, author, journal } = row;
  return (
    <TextRow
      to={`/notes/${id}`}
      title={title || kinds.note.untitled}
      titleAs={titleAs}
      excerpt={withoutTitle(excerpt, title)}
      facts={
        <>
          {isPinned && <Badge tone="accent">Pinned</Badge>}
          <AuthorLink user={author} />
          {journal && !isOnJournalPage && (
            <span>
              From{' '}
              <TextLink to={`/journals/${journal.id}`} tone="quiet">
                <bdi>{journal.title || kinds.journal.untitled}</bdi>
              </TextLink>
            </span>
          )}
          <span>{wordsLabel(wordCount)}</span>
          <Time value={createdAt} what="Created" />
        </>
      }
      aside={<PinButton note={row} />}
    >
      {tags.length > 0 && (
        <chakra.div mt="3">
          <TagList names={tags} />
        </chakra.div>
      )}
    </TextRow>
  );
}
