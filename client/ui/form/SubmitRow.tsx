import { chakra, Dialog } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Button } from './Button';

interface SubmitRowProps {
  label: string;
  sending: boolean;
  onCancel: () => void;
}

/** The buttons of a form that opens within a page. A form that is a page has FormActions. */
export function SubmitRow({ label, sending, onCancel }: SubmitRowProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Button type="submit" loading={sending}>
        {label}
      </Button>
      <Button variant="outline" onClick={onCancel} disabled={sending}>
        Cancel
      </Button>
    </chakra.div>
  );
}

interface DialogButtonsProps extends SubmitRowProps, Pick<ComponentProps<typeof Dialog.Footer>, 'mt'> {
  submit?: Pick<ComponentProps<typeof Button>, 'ref' | 'variant' | 'disabled' | 'loadingText'>;
}

/** The buttons of a form in a dialog. */
export const DialogButtons = ({ label, sending, onCancel, submit, mt }: DialogButtonsProps) => (
  <Dialog.Footer mt={mt}>
    <Button variant="outline" onClick={onCancel} disabled={sending}>
      Cancel
    </Button>
    <Button type="submit" loading={sending} {...submit}>
      {label}
    </Button>
  </Dialog.Footer>
);
