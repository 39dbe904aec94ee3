import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { ActionBar } from '../writing/ActionBar';
import type { SaveMode } from '../writing/useTextSave';

export interface EditorActionsProps {
  status: ReactNode;
  /** The status asks for an answer, which comes before saving. */
  asks: boolean;
  publishes: boolean;
  enabled: boolean;
  saving: SaveMode | null;
  onCancel: () => void;
  onSaveDraft: () => void;
  onSave: () => void;
}

export function EditorActions(props: EditorActionsProps) {
  const { status, asks, publishes, enabled, saving, onCancel, onSaveDraft, onSave } = props;
  return (
    <ActionBar status={status}>
      <Button variant="ghost" px={{ base: '3', md: '5' }} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        variant="outline"
        px={{ base: '3', md: '5' }}
        onClick={onSaveDraft}
        disabled={!enabled}
        loading={saving === 'draft'}
      >
        Save Draft
      </Button>
      <Button
        variant={asks ? 'outline' : 'solid'}
        onClick={onSave}
        disabled={!enabled}
        loading={saving === 'asChosen'}
      >
        {publishes ? 'Publish' : 'Save'}
      </Button>
    </ActionBar>
  );
}
