import { chakra } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { limits } from '../../../server/contract/limits';
import { FoundCount } from '../../ui/content/FoundCount';
import { LoadMore, type LoadMoreProps } from '../../ui/content/LoadMore';
import { RowList } from '../../ui/content/PagedRows';
import { Button } from '../../ui/form/Button';
import { FocusFrame } from '../../ui/layout/FocusFrame';
import { kinds } from '../model/kinds';
import type { ListedKind } from '../model/model';
import { matcherOf } from '../model/searchTexts';
import { useKeptTexts } from '../useDocuments';
import { LocalTextList, searchedTexts, useUnsentTexts } from './LocalTexts';
import { NoTexts } from './NoTexts';
import type { ShownTexts } from './textsTabs';

const textsPerPage = 40;

interface ListedText {
  readonly id: string;
}

interface TextListProps<T extends ListedText> extends ShownTexts {
  kind: ListedKind;
  /** The loaded rows, in order. */
  texts: readonly T[];
  /** The searchable texts of a row. */
  shownOf: (text: T) => readonly (string | null | undefined)[];
  row: (text: T) => ReactNode;
  paging: Pick<LoadMoreProps, 'hasNext' | 'loading' | 'loadNext'>;
  /** The button to create one. */
  action: ReactNode;
}

/** A list of private documents with a search that runs in the browser. */
export function TextList<T extends ListedText>(props: TextListProps<T>) {
  const { kind, texts, shownOf, row, paging, action, tab, onClear } = props;
  const search = useDeferredValue(props.search);
  const isSearching = search.trim() !== '';
  const { name, plural } = kinds[kind];
  const unsent = useUnsentTexts(kind);
  useKeptTexts(kind, texts);
  const here = new Set(unsent.map(({ id }) => id));
  const local = searchedTexts(unsent, search);
  const isFound = matcherOf(search);
  const found = texts.filter((text) => !here.has(text.id) && isFound(shownOf(text)));
  const count = local.length + found.length;
  return (
    <FocusFrame>
      <LocalTextList texts={local} />
      <RowList items={found} row={row}>
        {!isSearching && <LoadMore {...paging} count={textsPerPage} what={plural} />}
      </RowList>
      {count === 0 && !paging.hasNext && (
        <NoTexts kind={kind} tab={tab} search={search} onClear={onClear} action={action} />
      )}
      {isSearching && <LoadRest {...paging} what={plural} />}
      <FoundCount
        of={[name, plural]}
        count={count}
        hasMore={false}
        isFiltered={isSearching && !paging.hasNext}
      />
    </FocusFrame>
  );
}

type LoadRestProps = Pick<LoadMoreProps, 'hasNext' | 'loading' | 'loadNext'> & { what: string };

/** Loads the rest of the list during a search, because only loaded rows can be found. */
function LoadRest({ hasNext, loading, loadNext, what }: LoadRestProps) {
  const [failed, setFailed] = useState(false);
  const load = useEffectEvent(() => {
    loadNext(limits.page.max, { onComplete: (error) => setFailed(error !== null) });
  });
  useEffect(() => {
    if (hasNext && !loading && !failed) load();
  }, [hasNext, loading, failed]);
  if (!hasNext) return null;
  return (
    <chakra.div mt="8" display="grid" justifyItems="center" gap="2" color="ink.muted">
      {failed ? (
        <>
          <chakra.p role="alert" color="danger">
            The other {what} could not be looked through.
          </chakra.p>
          <Button variant="outline" onClick={() => setFailed(false)}>
            Try again
          </Button>
        </>
      ) : (
        <p role="status">Looking through the rest…</p>
      )}
    </chakra.div>
  );
}
