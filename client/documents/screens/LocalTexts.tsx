import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { KeptRow } from '../../ui/content/KeptRow';
import { Rows } from '../../ui/content/Rows';
import { canSeeRows, EndOfRows } from '../../ui/content/rowsOnSight';
import { keptCount } from '../keptCounts';
import { type DocumentKind, hasUnsentText, isWorthShowing, type LocalDocument } from '../model/model';
import { matcherOf } from '../model/searchTexts';
import { listedFirst } from '../sync/documentStore';
import { useDocuments, useLocalDocuments, useSyncOverview } from '../useDocuments';
import { countTexts } from './countTexts';
import { LocalTextRow, type LocalTextRowProps } from './LocalTextRow';

/** Documents with unsent changes; listed first, because they may need attention. */
export const useUnsentTexts = (kind: DocumentKind): readonly LocalDocument[] =>
  useLocalDocuments(kind, 'unsent')
    .filter((text) => text.syncStatus !== 'synced' || hasUnsentText(text))
    .filter(isWorthShowing);

/** Searches local documents by their whole text. */
export const searchedTexts = (texts: readonly LocalDocument[], search: string): readonly LocalDocument[] => {
  const isFound = matcherOf(search);
  return texts.filter(({ title, content, tags }) => isFound([title, content, ...tags]));
};

interface LocalTextListProps extends Pick<LocalTextRowProps, 'titleAs'> {
  texts: readonly LocalDocument[];
  /** Called when the last text comes near, if there are more. */
  onEnd?: () => void;
}

/** A list of local documents; further rows are rendered when the last one comes into sight. */
export function LocalTextList({ texts, titleAs, onEnd }: LocalTextListProps) {
  const { online } = useSyncOverview();
  const [count, setCount] = useState(canSeeRows ? listedFirst : Number.POSITIVE_INFINITY);
  if (texts.length === 0) return null;
  const rows = texts.slice(0, count);
  const hasMore = rows.length < texts.length || onEnd !== undefined;
  const showMore = () => {
    setCount(rows.length + listedFirst);
    if (rows.length === texts.length) onEnd?.();
  };
  return (
    <Rows
      aria-label="On this device"
      // Another list may follow: keep the divider between the lists.
      css={{
        '&:not(:last-child) > li:last-of-type': { borderBottomWidth: '1px', marginBottom: '{spacing.6}' },
      }}
    >
      {rows.map((text, index) => (
        <li key={text.localId}>
          <KeptRow>
            <LocalTextRow text={text} online={online} titleAs={titleAs} />
          </KeptRow>
          {hasMore && index === rows.length - 1 && <EndOfRows key={rows.length} onSight={showMore} />}
        </li>
      ))}
    </Rows>
  );
}

/** The number of texts that this device keeps, at the foot of an offline list. */
export function KeptBound({ kind }: { kind: DocumentKind }) {
  const count = keptCount(useDocuments().memberId, kind);
  if (count === 0) return null;
  return (
    <chakra.p mt="6" textStyle="small" color="ink.muted">
      This device keeps your latest {countTexts(count, kind)}.
    </chakra.p>
  );
}

/**
 * Local documents of a kind, for when the server is unreachable: as many as their list shows, or `all`. If there are more,
 * `readMore` reads them.
 */
export function useListedDocuments(kind: DocumentKind, { all = false } = {}) {
  const [count, setCount] = useState(listedFirst);
  const isWhole = all || !canSeeRows;
  const read = useLocalDocuments(kind, isWhole ? undefined : count);
  const texts = read.filter(isWorthShowing);
  const hasMore = !isWhole && read.length === count;
  if (hasMore && texts.length === 0) setCount(count + listedFirst);
  return { texts, readMore: hasMore ? () => setCount(count + listedFirst) : undefined };
}
