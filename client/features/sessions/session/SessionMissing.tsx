import { MissingState } from '../../../ui/feedback/MissingState';

interface SessionMissingProps {
  title: string;
  text?: string;
}

export function SessionMissing({ title, text }: SessionMissingProps) {
  return <MissingState title={title} text={text} wayOn={{ to: '/sessions', label: 'View Sessions' }} />;
}
