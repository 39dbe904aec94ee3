import type { Writing } from '../../../documents/screens/useWriting';
import { Button, type ButtonProps } from '../../../ui/form/Button';
import { storyNeeds } from './storyNeeds';

export const saveLabel = ({ facts }: Writing) => (facts.privacyLevel === 'PUBLIC' ? 'Publish' : 'Save');

/** The main button: Publish for a public story, else Save. */
export function SaveButton({ writing, ...props }: ButtonProps & { writing: Writing }) {
  const { document, saving } = writing;
  return (
    <Button
      // An unresolved conflict comes first.
      variant={document.syncStatus === 'conflict' ? 'outline' : 'solid'}
      px={{ base: '3', sm: '4', md: '5' }}
      disabled={storyNeeds(writing) !== null || saving !== null}
      loading={saving === 'asChosen'}
      {...props}
    >
      {saveLabel(writing)}
    </Button>
  );
}
