import { chakra } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { LoadMore, type LoadMoreProps } from '../../ui/content/LoadMore';
import { RowList } from '../../ui/content/PagedRows';
import { useFocusKept } from '../../ui/layout/useFocusKept';
import { kinds } from '../model/kinds';
import type { ListedKind } from '../model/model';
import { searched } from '../model/searchTexts';
import { LoadRest } from './LoadRest';
import { LocalTextList, searchedTexts, useUnsentTexts } from './LocalTexts';
import { NoTexts } from './NoTexts';
import type { ShownTexts } from './textsTabs';

export const textsPerPage = 40;

export interface ListedText {
  readonly id: string;
}

export interface TextListProps<T extends ListedText> extends ShownTexts {
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
  const here = new Set(unsent.map(({ id }) => id));
  const local = searchedTexts(unsent, search);
  const isFound = searched(search);
  const found = texts.filter((text) => !here.has(text.id) && isFound(shownOf(text)));
  const count = local.length + found.length;
  const list = useRef<HTMLDivElement>(null);
  useFocusKept(list);
  return (
    <div ref={list} data-focus-frame>
      <LocalTextList texts={local} />
      <RowList items={found} row={row}>
        {!isSearching && <LoadMore {...paging} count={textsPerPage} what={plural} />}
      </RowList>
      {count === 0 && !paging.hasNext && (
        <NoTexts kind={kind} tab={tab} search={search} onClear={onClear} action={action} />
      )}
      {isSearching && (
        <>
          <LoadRest {...paging} what={plural} />
          <chakra.p role="status" srOnly>
            {!paging.hasNext && `${count} ${count === 1 ? name : plural} found`}
          </chakra.p>
        </>
      )}
    </div>
  );
}
