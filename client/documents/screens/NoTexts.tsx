import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Button } from '../../ui/form/Button';
import type { ListedKind } from '../model/model';
import type { ShownTexts } from './textsTabs';

export interface NoTextsProps extends ShownTexts {
  kind: ListedKind;
  /** The button to create one. */
  action: ReactNode;
}

/** Source: specification, section 2. */
const labels: Record<ListedKind, { none: string; first: string; filtered: string }> = {
  journal: {
    none: 'No journals found',
    first: 'Get started by creating your first journal',
    filtered: 'No journals match your current filters',
  },
  note: {
    none: 'No notes found',
    first: 'Get started by writing your first note',
    filtered: 'No notes match your current filters',
  },
};

/** An empty list, with a next step. */
export function NoTexts({ kind, tab, search, onClear, action }: NoTextsProps) {
  const { none, first, filtered } = labels[kind];
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
