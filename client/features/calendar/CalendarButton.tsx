import { useState } from 'react';
import { CalendarIcon } from '../../ui/content/icons';
import { Button } from '../../ui/form/Button';
import { CalendarDialog } from './CalendarDialog';

/** The viewer's own sessions in their calendar program, kept up to date. */
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
