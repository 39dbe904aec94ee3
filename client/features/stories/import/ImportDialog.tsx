import { chakra, Dialog } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import type { ImportedText } from '../../../textFiles/importedText';
import { formatNumber } from '../../../ui/content/formats';
import { Button } from '../../../ui/form/Button';
import { Modal } from '../../../ui/layout/Modal';
import { FileChoice } from './FileChoice';
import { ImportReview } from './ImportReview';
import { ImportSummaryView } from './ImportSummaryView';
import { ImportBody, ImportFooter } from './importFrame';
import { useImport } from './useImport';

interface ImportDialogProps {
  open: boolean;
  /** Files that were dropped onto the page; empty if the member is still to choose. */
  files: readonly File[];
  onClose: () => void;
  onImported: () => void;
}

export function ImportDialog({ open, files, onClose, onImported }: ImportDialogProps) {
  return (
    <Modal
      open={open}
      // A click outside must not cancel the import.
      closeOnInteractOutside={false}
      onClose={onClose}
      box={{ maxW: '44rem', display: 'flex', flexDirection: 'column', p: '0' }}
    >
      <Dialog.Title px={{ base: '4', md: '6' }} pt="6" pb="2">
        Import stories
      </Dialog.Title>
      <Import files={files} onClose={onClose} onImported={onImported} />
    </Modal>
  );
}

const phaseLabels = {
  reading: 'Reading your files',
  checking: 'Looking at what they would become',
  importing: 'Importing',
};

function Import({ files, onClose, onImported }: Omit<ImportDialogProps, 'open'>) {
  const { state, readFiles, create, stop, startOver } = useImport();
  const readDropped = useEffectEvent(() => void readFiles(files));
  useEffect(() => readDropped(), []);

  if (state.phase === 'choosing')
    return (
      <>
        <ImportBody>
          <FileChoice problem={state.problem} onFiles={(files) => void readFiles(files)} />
        </ImportBody>
        <ImportFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </ImportFooter>
      </>
    );

  if (state.phase === 'review') {
    const createChosen = async (texts: readonly ImportedText[], keepPrivate: boolean) => {
      if ((await create(texts, keepPrivate)) > 0) onImported();
    };
    return (
      <ImportReview
        candidates={state.candidates}
        skipped={state.skipped}
        onImport={(texts, keepPrivate) => void createChosen(texts, keepPrivate)}
        onStartOver={startOver}
      />
    );
  }

  if (state.phase === 'done')
    return <ImportSummaryView summary={state.summary} onStartOver={startOver} onClose={onClose} />;

  const { phase, done, total } = state;
  const progress = `${phaseLabels[phase]}: ${formatNumber(done)} of ${formatNumber(total)}`;
  return (
    <>
      <ImportBody>
        <chakra.p role="status" mb="3" fontVariantNumeric="tabular-nums">
          {progress}
        </chakra.p>
        <chakra.progress
          aria-label={phaseLabels[phase]}
          value={done}
          max={Math.max(total, 1)}
          display="block"
          w="full"
          h="2"
          appearance="none"
          borderRadius="full"
          overflow="hidden"
          bg="paper.hover"
          css={{
            '&::-webkit-progress-bar': { background: 'transparent' },
            '&::-webkit-progress-value': { background: '{colors.accent}', borderRadius: '{radii.full}' },
            '&::-moz-progress-bar': { background: '{colors.accent}', borderRadius: '{radii.full}' },
          }}
        />
        {phase === 'importing' && (
          <chakra.p mt="3" textStyle="small" color="ink.muted">
            What has been imported stays. Importing the rest later creates no duplicates.
          </chakra.p>
        )}
      </ImportBody>
      <ImportFooter>
        <Button variant="outline" onClick={stop}>
          Stop
        </Button>
      </ImportFooter>
    </>
  );
}
