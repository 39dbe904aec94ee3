import { type ComponentProps, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { ReportDialog } from './ReportDialog';

interface ReportButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'my' | 'flexShrink'> {
  /** The id of what is reported. */
  id: string;
  /** What is reported, in a few words. */
  what: string;
  /** Distinguishes the button from others on the page. */
  label?: string;
}

/** Reports what somebody else wrote to the organisers. */
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
