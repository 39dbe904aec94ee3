import { useState } from 'react';
import { CalendarIcon } from '../../../ui/content/icons';
import { Button } from '../../../ui/form/Button';
import { CalendarDialog } from './CalendarDialog';

/** Opens the dialog for subscribing to the viewer's sessions. */
export function CalendarButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-label="Subscribe in your calendar"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CalendarIcon />
        Subscribe
      </Button>
      <CalendarDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
