import { MissingState } from '../../ui/feedback/MissingState';
import { LinkButton } from '../../ui/form/Button';

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
