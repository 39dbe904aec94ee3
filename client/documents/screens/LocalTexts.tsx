import { Rows } from '../../ui/feedback/SkeletonList';
import { type DocumentKind, hasUnsentText, isBlank, type LocalDocument } from '../model/model';
import { searched } from '../model/searchTexts';
import { useLocalDocuments, useSyncOverview } from '../useDocuments';
import { LocalTextRow, type LocalTextRowProps } from './LocalTextRow';

/** Documents with unsent changes; listed first, because they may need attention. */
export const useUnsentTexts = (kind: DocumentKind): readonly LocalDocument[] =>
  useLocalDocuments(kind)
    .filter((text) => text.syncStatus !== 'synced' || hasUnsentText(text))
    .filter(isShown);

const isShown = (text: LocalDocument) => text.id !== null || !isBlank(text);

/** Searches local documents by their whole text. */
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
      // Another list may follow: keep the divider between the lists.
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

/** All local documents of a kind, for when the server is unreachable. */
export const useListedDocuments = (kind: DocumentKind): readonly LocalDocument[] =>
  useLocalDocuments(kind).filter(isShown);
