import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { DecisionDialog } from './DecisionDialog';
import { hidingText } from './hidingText';
import { useHideContentMutation } from './useHideContentMutation';

interface HideButtonProps {
  id: string;
  what: 'story' | 'comment';
}

/** Lets an organiser hide a text by somebody else, which can be restored at /admin/reports. */
export function HideButton({ id, what }: HideButtonProps) {
  const [open, setOpen] = useState(false);
  const [hideContent] = useHideContentMutation();
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Hide ${what}`} onClick={() => setOpen(true)}>
        Hide
      </Button>
      {open && (
        <DecisionDialog
          onClose={() => setOpen(false)}
          decision={{
            about: id,
            title: `Hide this ${what}?`,
            text: hidingText,
            label: 'Hide',
            done: `The ${what} is hidden`,
            needsReason: true,
            decide: (reason) => hideContent({ input: { id, reason } }),
          }}
        />
      )}
    </>
  );
}
