import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { Button, type ButtonProps } from './Button';

interface DeleteButtonProps extends ButtonProps {
  question: string;
  /** The consequence, if the question doesn't state it. */
  note?: string;
  onDelete: () => Promise<void>;
}

/** Deletes after a confirmation. */
export const DeleteButton = ({ question, note, onDelete, ...button }: DeleteButtonProps) => (
  <ConfirmDialog
    text={question}
    note={note}
    confirmLabel="Delete"
    onConfirm={onDelete}
    trigger={
      <Button variant="ghost" size="sm" color="danger" {...button}>
        Delete
      </Button>
    }
  />
);
