import type { ReactNode } from 'react';
import { ActionBar } from '../../documents/screens/ActionBar';
import type { SaveMode } from '../../documents/screens/useTextSave';
import { Button } from '../../ui/form/Button';

export interface EditorActionsProps {
  status: ReactNode;
  /** Whether the status needs an action before saving. */
  asks: boolean;
  publishes: boolean;
  /** Why saving is disabled. */
  needs: string | null;
  saving: SaveMode | null;
  onCancel: () => void;
  onSaveDraft: () => void;
  onSave: () => void;
}

export function EditorActions(props: EditorActionsProps) {
  const { status, asks, publishes, needs, saving, onCancel, onSaveDraft, onSave } = props;
  const disabled = needs !== null || saving !== null;
  return (
    <ActionBar status={status} needs={needs}>
      {(needsId) => (
        <>
          <Button variant="ghost" px={{ base: '3', md: '5' }} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            variant="outline"
            px={{ base: '3', md: '5' }}
            onClick={onSaveDraft}
            disabled={disabled}
            aria-describedby={needsId}
            loading={saving === 'draft'}
          >
            Save Draft
          </Button>
          <Button
            variant={asks ? 'outline' : 'solid'}
            onClick={onSave}
            disabled={disabled}
            aria-describedby={needsId}
            loading={saving === 'asChosen'}
          >
            {publishes ? 'Publish' : 'Save'}
          </Button>
        </>
      )}
    </ActionBar>
  );
}
