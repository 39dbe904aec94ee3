import { graphql, useFragment } from 'react-relay';
import type { JournalRow_journal$key } from '../../../__generated__/JournalRow_journal.graphql';
import { kinds } from '../../../documents/model/kinds';
import { TextRow } from '../../../documents/screens/TextRow';
import { AuthorLink } from '../../../relay/AuthorLink';
import { wordsLabel } from '../../../ui/content/labels';
import { Time } from '../../../ui/content/Time';

export function JournalRow({ journal }: { journal: JournalRow_journal$key }) {
  const { id, title, excerpt, wordCount, createdAt, author } = useFragment(
    graphql`
      fragment JournalRow_journal on Journal {
        id
        title
        excerpt(length: 200)
        wordCount
        createdAt
        author {
          ...AuthorLink_user
        }
      }
    `,
    journal,
  );
  return (
    <TextRow
      to={`/journals/${id}`}
      title={title || kinds.journal.untitled}
      excerpt={excerpt}
      facts={
        <>
          <AuthorLink user={author} />
          <span>{wordCount === 0 ? 'No content' : wordsLabel(wordCount)}</span>
          <Time value={createdAt} what="Created" />
        </>
      }
    />
  );
}
