import type { LeaveGuard } from '../form/useLeaveGuard';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveDialogProps {
  guard: LeaveGuard;
  text?: string;
  /** Called when the user leaves and discards the text. */
  onLeave?: () => void;
}

/** The confirmation of a form's leave guard. */
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
