import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Button } from '../../ui/form/Button';
import { type ListedKind, listLabels } from './listLabels';
import type { ShownTexts } from './textsTabs';

export interface NoTextsProps extends ShownTexts {
  kind: ListedKind;
  /** The button to create one. */
  action: ReactNode;
}

/** An empty list, with a next step. */
export function NoTexts({ kind, tab, search, onClear, action }: NoTextsProps) {
  const { none, first, filtered } = listLabels[kind];
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
