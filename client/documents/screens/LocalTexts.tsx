import { Rows } from '../../ui/feedback/SkeletonList';
import { type DocumentKind, hasUnsentText, isBlank, type LocalDocument } from '../model/model';
import { searched } from '../model/searchTexts';
import { useLocalDocuments, useSyncOverview } from '../useDocuments';
import { LocalTextRow, type LocalTextRowProps } from './LocalTextRow';

/** Texts that the server does not have, or not as they are here: they come first, as they may want their author. */
export const useUnsentTexts = (kind: DocumentKind): readonly LocalDocument[] =>
  useLocalDocuments(kind)
    .filter((text) => text.syncStatus !== 'synced' || hasUnsentText(text))
    .filter(isShown);

const isShown = (text: LocalDocument) => text.id !== null || !isBlank(text);

/** All of it is here, so all of it is looked through. */
export const searchedTexts = (texts: readonly LocalDocument[], search: string): readonly LocalDocument[] => {
  const isFound = searched(search);
  return texts.filter(({ title, content, tags }) => isFound([title, content, ...tags]));
};

export interface LocalTextListProps extends Pick<LocalTextRowProps, 'titleAs'> {
  texts: readonly LocalDocument[];
}

export function LocalTextList({ texts, titleAs }: LocalTextListProps) {
  const { online } = useSyncOverview();
  if (texts.length === 0) return null;
  return (
    <Rows
      aria-label="On this device"
      // Another list may follow: the rule between the rows goes on between the lists.
      css={{
        '&:not(:last-child) > li:last-of-type': { borderBottomWidth: '1px', marginBottom: '{spacing.6}' },
      }}
    >
      {texts.map((text) => (
        <li key={text.localId}>
          <LocalTextRow text={text} online={online} titleAs={titleAs} />
        </li>
      ))}
    </Rows>
  );
}

/** All that this device has, where the server can't be asked. */
export const useListedDocuments = (kind: DocumentKind): readonly LocalDocument[] =>
  useLocalDocuments(kind).filter(isShown);
