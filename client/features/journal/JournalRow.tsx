import { graphql, useFragment } from 'react-relay';
import type { JournalRow_journal$key } from '../../__generated__/JournalRow_journal.graphql';
import { Time } from '../../ui/Time';
import { AuthorLink } from '../story/AuthorLink';
import { wordsLabel } from '../story/labels';
import { kinds } from '../writing/kinds';
import { TextRow } from '../writing/TextRow';

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
