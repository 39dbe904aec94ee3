import { MissingState } from '../../../ui/feedback/MissingState';

interface StoryMissingProps {
  title: string;
  text?: string;
}

export function StoryMissing({ title, text }: StoryMissingProps) {
  return <MissingState title={title} text={text} wayOn={{ to: '/stories', label: 'Back to Stories' }} />;
}
