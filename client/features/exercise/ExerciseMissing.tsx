import { LinkButton } from '../../ui/Button';
import { MissingState } from '../story/MissingState';

export function ExerciseMissing({ text }: { text: string }) {
  return (
    <MissingState
      title="Exercise not found"
      text={text}
      action={
        <LinkButton to="/exercises" variant="outline">
          Back to Exercises
        </LinkButton>
      }
    />
  );
}
