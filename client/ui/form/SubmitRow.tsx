import { chakra } from '@chakra-ui/react';
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
