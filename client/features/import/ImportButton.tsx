import { useState } from 'react';
import { useTryAgain } from '../../ui/feedback/useTryAgain';
import { Button } from '../../ui/form/Button';
import { ImportDialog } from './ImportDialog';

/** Opens the import dialog and reloads the page after an import. */
export function ImportButton() {
  const [open, setOpen] = useState(false);
  const readAgain = useTryAgain();
  return (
    <>
      <Button variant="outline" px={{ base: '3', md: '5' }} onClick={() => setOpen(true)}>
        Import
      </Button>
      <ImportDialog open={open} onClose={() => setOpen(false)} onImported={readAgain} />
    </>
  );
}
