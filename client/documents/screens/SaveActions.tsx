import type { ReactNode } from 'react';
import { Button } from '../../ui/form/Button';
import { ActionBar } from './ActionBar';
import type { SaveMode } from './useTextSave';

export interface SaveActionsProps {
  status: ReactNode;
  /** Whether the status needs an action before saving. */
  asks: boolean;
  label: string;
  /** Why saving is disabled. */
  needs: string | null;
  saving: SaveMode | null;
  onCancel: () => void;
  onSave: () => void;
}

/** The action bar of private documents: Cancel and Save. */
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
