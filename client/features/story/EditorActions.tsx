import { type ReactNode, useState } from 'react';
import { ActionBar } from '../../documents/screens/ActionBar';
import type { Writing } from '../../documents/screens/useWriting';
import { Button } from '../../ui/form/Button';
import { isSeenByOthers } from './PrivacyChoice';
import { SaveDraftDialog } from './SaveDraftDialog';

export interface EditorActionsProps {
  writing: Writing;
  status: ReactNode;
  cancelTo: string;
}

/** The message about missing parts; null if nothing is missing. */
function needsOf(hasTitle: boolean, hasText: boolean, to: 'save' | 'publish'): string | null {
  if (hasTitle && hasText) return null;
  if (hasTitle) return `Write some text to ${to}.`;
  return hasText ? `Add a title to ${to}.` : `Write a title and some text to ${to}.`;
}

/** The action bar of stories: Cancel, Save Draft, and Save or Publish. */
export function EditorActions({ writing, status, cancelTo }: EditorActionsProps) {
  const { document, facts, text, saving, saveAndLeave } = writing;
  const [asking, setAsking] = useState(false);
  const publishes = facts.privacyLevel === 'PUBLIC';
  const missing = needsOf(facts.title.trim() !== '', !text.blank, publishes ? 'publish' : 'save');
  const needs = writing.needs ?? missing;
  const disabled = needs !== null || saving !== null;
  const saveDraft = () => {
    if (isSeenByOthers(document)) setAsking(true);
    else void saveAndLeave('draft');
  };
  return (
    <>
      <ActionBar status={status} needs={needs}>
        {(needsId) => (
          <>
            <Button variant="ghost" px={{ base: '3', md: '5' }} onClick={() => writing.cancel(cancelTo)}>
              Cancel
            </Button>
            <Button
              variant="outline"
              px={{ base: '3', md: '5' }}
              onClick={saveDraft}
              disabled={disabled}
              aria-describedby={needsId}
              loading={saving === 'draft' || saving === 'changes'}
            >
              Save Draft
            </Button>
            <Button
              // An unresolved conflict comes first.
              variant={document.syncStatus === 'conflict' ? 'outline' : 'solid'}
              onClick={() => void saveAndLeave('asChosen')}
              disabled={disabled}
              aria-describedby={needsId}
              loading={saving === 'asChosen'}
            >
              {publishes ? 'Publish' : 'Save'}
            </Button>
          </>
        )}
      </ActionBar>
      <SaveDraftDialog
        open={asking}
        onClose={() => setAsking(false)}
        onKeep={() => saveAndLeave('changes')}
        onHide={() => saveAndLeave('draft')}
      />
    </>
  );
}
