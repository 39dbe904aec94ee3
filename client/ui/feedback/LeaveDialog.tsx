import type { LeaveGuard } from '../form/useLeaveGuard';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveDialogProps {
  guard: LeaveGuard;
  text?: string;
  /** It is left for good: nobody wants what was typed. */
  onLeave?: () => void;
}

/** Asks what the guard of a form has to ask. */
export const LeaveDialog = ({
  guard,
  text = 'Leave without saving? Your changes will be lost.',
  onLeave,
}: LeaveDialogProps) => (
  <ConfirmDialog
    open={guard.asking}
    onClose={guard.stay}
    text={text}
    confirmLabel="Leave"
    tone="solid"
    onConfirm={() => {
      onLeave?.();
      guard.leave();
    }}
  />
);
