import type { Writing } from '../../../documents/screens/useWriting';
import { Button, type ButtonProps } from '../../../ui/form/Button';
import { saveProblem } from './saveChecks';

export const saveLabel = ({ facts }: Writing) => (facts.privacyLevel === 'PUBLIC' ? 'Publish' : 'Save');

/** The main button: Publish for a public story, else Save. */
export function SaveButton({ writing, ...props }: ButtonProps & { writing: Writing }) {
  const { document, saving } = writing;
  return (
    <Button
      // While a conflict is unresolved, resolving it is the main action.
      variant={document.syncStatus === 'conflict' ? 'outline' : 'solid'}
      px={{ base: '3', sm: '4', md: '5' }}
      disabled={saveProblem(writing) !== null || saving !== null}
      loading={saving === 'asChosen'}
      {...props}
    >
      {saveLabel(writing)}
    </Button>
  );
}
