import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { ActionBar } from './ActionBar';

export interface SaveActionsProps {
  status: ReactNode;
  /** The status asks for an answer, which comes before saving. */
  asks: boolean;
  label: string;
  enabled: boolean;
  saving: boolean;
  onCancel: () => void;
  onSave: () => void;
}

/** The bar under a text that its author alone reads: to save it is all there is to choose. */
export function SaveActions({ status, asks, label, enabled, saving, onCancel, onSave }: SaveActionsProps) {
  return (
    <ActionBar status={status}>
      <Button variant="ghost" px={{ base: '3', md: '5' }} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        variant={asks ? 'outline' : 'solid'}
        onClick={onSave}
        disabled={!enabled}
        loading={saving}
        loadingText="Saving..."
      >
        {label}
      </Button>
    </ActionBar>
  );
}
