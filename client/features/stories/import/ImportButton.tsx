import { useState } from 'react';
import { usePageDrop } from '../../../textFiles/usePageDrop';
import { useTryAgain } from '../../../ui/feedback/useTryAgain';
import { Button } from '../../../ui/form/Button';
import { ImportDialog } from './ImportDialog';

/** Opens the import dialog, as dropping files onto the page does, and reloads the page's data after an import. */
export function ImportButton() {
  const [open, setOpen] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const readAgain = useTryAgain();
  usePageDrop((files) => {
    setDropped(files);
    setOpen(true);
  }, !open);
  const close = () => {
    setOpen(false);
    setDropped([]);
  };
  return (
    <>
      <Button variant="outline" px={{ base: '3', md: '5' }} onClick={() => setOpen(true)}>
        Import
      </Button>
      <ImportDialog open={open} files={dropped} onClose={close} onImported={readAgain} />
    </>
  );
}
