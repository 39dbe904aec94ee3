import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { NoteArticle_note$key } from '../../../__generated__/NoteArticle_note.graphql';
import { kinds } from '../../../documents/model/kinds';
import { TextActions } from '../../../documents/screens/TextActions';
import { TextTags } from '../../../documents/screens/TextTags';
import { AuthorLink } from '../../../relay/AuthorLink';
import { wordsLabel } from '../../../ui/content/labels';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { TextLink } from '../../../ui/form/Button';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { NoteText } from './NoteText';
import { PinButton } from './PinButton';

interface NoteArticleProps {
  note: NoteArticle_note$key;
  onDelete: () => Promise<void>;
}

export function NoteArticle({ note, onDelete }: NoteArticleProps) {
  const data = useFragment(
    graphql`
      fragment NoteArticle_note on Note {
        id
        title
        content
        createdAt
        updatedAt
        wordCount
        category
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
  const title = data.title || kinds.note.untitled;
  useDocumentTitle(title);
  const { journal } = data;
  return (
    <chakra.article maxW="measure" w="full" mx="auto">
      <chakra.header mb="10">
        <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
          <chakra.h1 dir="auto" textStyle="title" flex="1" minW="0" overflowWrap="anywhere">
            {title}
          </chakra.h1>
          <PinButton note={data} />
        </chakra.div>
        <MetaLine mt="4">
          <AuthorLink user={data.author} />
          <Time value={data.createdAt} format="dateTime" what="Created" />
          {data.updatedAt !== data.createdAt && (
            <span>
              Updated <Time value={data.updatedAt} format="dateTime" />
            </span>
          )}
          <span>{wordsLabel(data.wordCount)}</span>
          {data.category && (
            <chakra.span overflowWrap="anywhere" minW="0">
              Category: <bdi>{data.category}</bdi>
            </chakra.span>
          )}
          {journal && (
            <span>
              From journal{' '}
              <TextLink to={`/journals/${journal.id}`}>
                <bdi>{journal.title || kinds.journal.untitled}</bdi>
              </TextLink>
            </span>
          )}
        </MetaLine>
        <TextActions kind="note" id={data.id} onDelete={onDelete} />
      </chakra.header>
      <NoteText content={data.content} title={data.title} />
      <TextTags names={data.tags} />
    </chakra.article>
  );
}
