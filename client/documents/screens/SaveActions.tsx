import type { ReactNode } from 'react';
import { Button } from '../../ui/form/Button';
import { ActionBar } from './ActionBar';
import type { SaveMode } from './useTextSave';

export interface SaveActionsProps {
  status: ReactNode;
  /** The status asks for an answer, which comes before saving. */
  asks: boolean;
  label: string;
  /** Why it can't be saved yet. */
  needs: string | null;
  saving: SaveMode | null;
  onCancel: () => void;
  onSave: () => void;
}

/** The bar under a text that its author alone reads: to save it is all there is to choose. */
export function SaveActions(props: SaveActionsProps) {
  const { status, asks, label, needs, saving, onCancel, onSave } = props;
  return (
    <ActionBar status={status} needs={needs}>
      {(needsId) => (
        <>
          <Button variant="ghost" px={{ base: '3', md: '5' }} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            variant={asks ? 'outline' : 'solid'}
            onClick={onSave}
            disabled={needs !== null || saving !== null}
            aria-describedby={needsId}
            loading={saving === 'asChosen'}
            loadingText="Saving..."
          >
            {label}
          </Button>
        </>
      )}
    </ActionBar>
  );
}
