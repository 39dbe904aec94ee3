import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { ActionBar, cancelOrder } from '../../../documents/screens/ActionBar';
import type { Writing } from '../../../documents/screens/useWriting';
import { WordFacts } from '../../../documents/screens/WordFacts';
import type { Privacy } from '../../../lib/privacy';
import { type Command, useCommands } from '../../../shortcuts/commands';
import { Button } from '../../../ui/form/Button';
import { isSeenByOthers, privacyChoice } from './PrivacyChoice';
import { SaveButton, saveLabel } from './SaveButton';
import { SaveDraftDialog } from './SaveDraftDialog';
import { opensDetailsFirst, saveProblem } from './saveChecks';

interface EditorActionsProps {
  writing: Writing;
  status: ReactNode;
  cancelTo: string | undefined;
  /** Whether the story's details have an error that prevents saving. */
  hasDetailsError: boolean;
  onDetails: () => void;
}

/** The action bar of stories: Cancel, Save Draft, Details, and Save or Publish. */
export function EditorActions({ writing, status, cancelTo, hasDetailsError, onDetails }: EditorActionsProps) {
  const { document, facts, saving, saveAndLeave } = writing;
  const [isAsking, setIsAsking] = useState(false);
  const problem = saveProblem(writing);
  const saveDraft = () => {
    if (isSeenByOthers(document)) setIsAsking(true);
    else void saveAndLeave('draft');
  };
  const save = () => {
    if (hasDetailsError || opensDetailsFirst(writing)) onDetails();
    else void saveAndLeave('asChosen');
  };
  const isDisabled = problem !== null || saving !== null;
  const saveCommands: Command[] = [
    { id: 'save-text', label: saveLabel(writing), words: 'story', run: save },
    { id: 'save-draft', label: 'Save Draft', words: 'story private', run: saveDraft },
  ];
  if (facts.privacyLevel !== 'PUBLIC')
    saveCommands.push({
      id: 'publish-text',
      label: 'Publish…',
      words: 'story public share privacy',
      run: onDetails,
    });
  const to = `/stories/${document.id}/versions`;
  const versionsCommand: Command = { id: 'versions', label: 'Versions', words: 'story history', to };
  useCommands([...(isDisabled ? [] : saveCommands), ...(document.id === null ? [] : [versionsCommand])]);
  return (
    <>
      <ActionBar status={status} facts={<WordFacts writing={writing} />} needs={problem}>
        {(needsId) => (
          <>
            <Button
              variant="outline"
              px={{ base: '2', md: '5' }}
              onClick={saveDraft}
              disabled={isDisabled}
              aria-describedby={needsId}
              loading={saving === 'draft' || saving === 'changes'}
            >
              Save Draft
            </Button>
            <DetailsButton privacyLevel={facts.privacyLevel} onClick={onDetails} />
            <SaveButton writing={writing} aria-describedby={needsId} onClick={save} />
            <Button
              variant="ghost"
              px={{ base: '2', md: '5' }}
              order={cancelOrder}
              onClick={() => writing.cancel(cancelTo)}
            >
              Cancel
            </Button>
          </>
        )}
      </ActionBar>
      <SaveDraftDialog writing={writing} open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

/** Opens the details; its icon says who can read the story. */
function DetailsButton({ privacyLevel, onClick }: { privacyLevel: Privacy; onClick: () => void }) {
  const { Icon, label } = privacyChoice(privacyLevel);
  return (
    <Button
      variant="ghost"
      px={{ base: '2', md: '4' }}
      minW="target"
      aria-label="Details"
      title={`${label}. Tags, who can read it, language`}
      onClick={onClick}
    >
      <Icon />
      <chakra.span hideBelow="md">Details</chakra.span>
    </Button>
  );
}
