import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { NoteArticle_note$key } from '../../__generated__/NoteArticle_note.graphql';
import { TextLink } from '../../ui/Button';
import { Time } from '../../ui/Time';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { AuthorLink } from '../story/AuthorLink';
import { Facts } from '../story/Facts';
import { wordsLabel } from '../story/labels';
import { kinds } from '../writing/kinds';
import { TextActions } from '../writing/TextActions';
import { TextTags } from '../writing/TextTags';
import { NoteText } from './NoteText';
import { PinButton } from './PinButton';

export interface NoteArticleProps {
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
          <chakra.h1 dir="auto" textStyle="title" minW="0" overflowWrap="anywhere">
            {title}
          </chakra.h1>
          <PinButton note={data} />
        </chakra.div>
        <Facts mt="4">
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
        </Facts>
        <TextActions kind="note" id={data.id} onDelete={onDelete} />
      </chakra.header>
      <NoteText content={data.content} title={data.title} />
      <TextTags names={data.tags} />
    </chakra.article>
  );
}
