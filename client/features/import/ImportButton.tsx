import { useState } from 'react';
import { useTryAgain } from '../../ui/feedback/useTryAgain';
import { Button } from '../../ui/form/Button';
import { ImportDialog } from './ImportDialog';

/** Brings texts from elsewhere in. Once stories were made, the page is read again. */
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
