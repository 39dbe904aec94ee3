import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { DecisionDialog } from './DecisionDialog';
import { useHideDecision } from './useHideDecision';

interface HideButtonProps {
  id: string;
  what: 'story' | 'comment';
}

/** Lets an organiser hide a text by somebody else, which can be restored at /admin/reports. */
export function HideButton({ id, what }: HideButtonProps) {
  const [open, setOpen] = useState(false);
  const decision = useHideDecision(id, what);
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Hide ${what}`} onClick={() => setOpen(true)}>
        Hide
      </Button>
      {open && <DecisionDialog decision={decision} onClose={() => setOpen(false)} />}
    </>
  );
}
