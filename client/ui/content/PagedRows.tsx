import {
  type ComponentProps,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useNavigationType } from 'react-router-dom';
import { KeptRow } from './KeptRow';
import { LoadMore, type LoadMoreProps } from './LoadMore';
import { Rows } from './Rows';
import { canSeeRows, EndOfRows } from './rowsOnSight';

interface Item {
  readonly id: string;
}

interface RowListProps<T extends Item> extends Pick<ComponentProps<typeof Rows>, 'css' | 'aria-label'> {
  items: readonly T[];
  row: (item: T, index: number) => ReactNode;
  /** Follows the last row. */
  children?: ReactNode;
}

/** A list that is loaded by pages. */
export function PagedRows<T extends Item>({
  items,
  row,
  css,
  'aria-label': label,
  ...paging
}: Omit<RowListProps<T>, 'children'> & LoadMoreProps) {
  return (
    <RowList items={items} row={row} css={css} aria-label={label}>
      <LoadMore {...paging} />
    </RowList>
  );
}

/** A list of any length, of which only the rows near the window are rendered while it is opened and while it grows. */
export function RowList<T extends Item>({ items, row, children, ...list }: RowListProps<T>) {
  const [limit, showAll] = useRowLimit(items);
  const rows = items.slice(0, limit);
  const isComplete = rows.length === items.length;
  return (
    <>
      {rows.length > 0 && (
        <Rows {...list}>
          {rows.map((item, index) => (
            <li key={item.id}>
              <KeptRow>{row(item, index)}</KeptRow>
              {!isComplete && index === rows.length - 1 && <EndOfRows onSight={showAll} />}
            </li>
          ))}
        </Rows>
      )}
      {isComplete && children}
    </>
  );
}

/** As many rows as fill a window. */
const firstRowCount = 10;

/**
 * How many rows are rendered. After a link was followed, the first are on screen at once and the others a moment later. Rows
 * that come in front, as while many drafts are synced, push the last ones out until those come near.
 */
function useRowLimit(items: readonly Item[]): [limit: number, showAll: () => void] {
  // Restoring the scroll position after Back needs all rows.
  const isReturn = useNavigationType() === 'POP';
  const last = items.at(-1)?.id;
  const all = { last, limit: Math.max(items.length, firstRowCount) };
  const [shown, setShown] = useState(isReturn ? all : { last, limit: firstRowCount });
  const showAll = () => setShown(all);
  const showOthers = useEffectEvent(() => startTransition(showAll));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a page that was loaded, all rows are shown
  useEffect(() => showOthers(), [last]);
  const isLimited = canSeeRows && last === shown.last;
  return [isLimited ? shown.limit : Number.POSITIVE_INFINITY, showAll];
}
