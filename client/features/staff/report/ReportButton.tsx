import { type ComponentProps, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { ReportDialog } from './ReportDialog';

interface ReportButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'my' | 'flexShrink'> {
  id: string;
  /** The kind of text, in a few words. */
  what: string;
  /** Distinguishes the button from others on the page. */
  label?: string;
}

/** Opens the dialog in which a member reports a text by somebody else to the organisers. */
export function ReportButton({ id, what, label = `Report ${what}`, ...style }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" {...style} aria-label={label} onClick={() => setOpen(true)}>
        Report
      </Button>
      {open && <ReportDialog id={id} what={what} onClose={() => setOpen(false)} />}
    </>
  );
}
