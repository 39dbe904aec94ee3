import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { JournalArticle_journal$key } from '../../../__generated__/JournalArticle_journal.graphql';
import { kinds } from '../../../documents/model/kinds';
import { TextActions } from '../../../documents/screens/TextActions';
import { AuthorLink } from '../../../relay/AuthorLink';
import { wordsLabel } from '../../../ui/content/labels';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { JournalPrompt } from './JournalPrompt';
import { JournalText } from './JournalText';
import { journalTitle } from './journalTitle';

interface JournalArticleProps {
  journal: JournalArticle_journal$key;
  onDelete: () => Promise<void>;
}

export function JournalArticle({ journal, onDelete }: JournalArticleProps) {
  const data = useFragment(
    graphql`
      fragment JournalArticle_journal on Journal {
        id
        title
        content
        createdAt
        wordCount
        mood
        prompt
        author {
          ...AuthorLink_user
        }
      }
    `,
    journal,
  );
  const title = data.title || kinds.journal.untitled;
  useDocumentTitle(title);
  return (
    <chakra.article maxW="measure" w="full" mx="auto">
      <chakra.header mb="10">
        <chakra.h1 dir="auto" textStyle="title" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <MetaLine mt="4">
          <AuthorLink user={data.author} />
          {/* If the title is the same day, show only the time. */}
          <Time
            value={data.createdAt}
            format={title === journalTitle(new Date(data.createdAt)) ? 'longTime' : 'long'}
            what="Created"
          />
          <span>{wordsLabel(data.wordCount)}</span>
          {data.mood && (
            <chakra.span overflowWrap="anywhere" minW="0">
              Mood: <bdi>{data.mood}</bdi>
            </chakra.span>
          )}
        </MetaLine>
        <TextActions kind="journal" id={data.id} onDelete={onDelete} />
      </chakra.header>
      <JournalPrompt prompt={data.prompt} />
      <JournalText content={data.content} />
    </chakra.article>
  );
}
