import { useCommands } from '../../shortcuts/commands';
import { Button } from '../../ui/form/Button';
import { ActionBar, cancelOrder } from './ActionBar';
import { EditorStatus } from './EditorStatus';
import type { Writing } from './useWriting';
import { WordFacts } from './WordFacts';

interface SaveActionsProps {
  writing: Writing;
  label: string;
  cancelTo: string | undefined;
  /** An error outside the text that prevents saving. */
  problemElsewhere?: string;
}

/** The action bar of private documents: Cancel and Save. */
export function SaveActions({ writing, label, cancelTo, problemElsewhere }: SaveActionsProps) {
  const { document, text, saving } = writing;
  const needs = writing.needs ?? (text.blank ? 'Write some text to save.' : null);
  const save = () => void writing.saveAndLeave('asChosen');
  const isDisabled = needs !== null || saving !== null;
  useCommands(isDisabled ? [] : [{ id: 'save-text', label, run: save }]);
  return (
    <ActionBar
      status={<EditorStatus {...writing.status} problemElsewhere={problemElsewhere} />}
      facts={<WordFacts writing={writing} />}
      needs={needs}
    >
      {(needsId) => (
        <>
          <Button
            // An unresolved conflict comes first.
            variant={document.syncStatus === 'conflict' ? 'outline' : 'solid'}
            onClick={save}
            disabled={isDisabled}
            aria-describedby={needsId}
            loading={saving === 'asChosen'}
            loadingText="Saving..."
          >
            {label}
          </Button>
          <Button
            variant="ghost"
            px={{ base: '3', md: '5' }}
            order={cancelOrder}
            onClick={() => writing.cancel(cancelTo)}
          >
            Cancel
          </Button>
        </>
      )}
    </ActionBar>
  );
}
