import { MissingState } from '../../../ui/feedback/MissingState';

export function ExerciseMissing({ text }: { text: string }) {
  return (
    <MissingState
      title="Exercise not found"
      text={text}
      wayOn={{ to: '/exercises', label: 'Back to Exercises' }}
    />
  );
}
