import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { type ListedKind, listWords } from './listWords';
import type { ShownTexts } from './TextListPage';

export interface NoTextsProps extends ShownTexts {
  kind: ListedKind;
  /** The button for a new one. */
  action: ReactNode;
}

/** A list in which nothing is left to show, with the way on. */
export function NoTexts({ kind, tab, search, onClear, action }: NoTextsProps) {
  const { none, first, filtered } = listWords[kind];
  if (search.trim() !== '')
    return (
      <EmptyState
        title={none}
        text={filtered}
        action={
          <Button variant="outline" onClick={onClear}>
            Clear search
          </Button>
        }
      />
    );
  return tab === 'my' ? (
    <EmptyState title={none} text={first} action={action} />
  ) : (
    <EmptyState title={none} text={filtered} />
  );
}
