import { MissingState } from '../../ui/feedback/MissingState';

export interface SessionMissingProps {
  title: string;
  text?: string;
}

export function SessionMissing({ title, text }: SessionMissingProps) {
  return <MissingState title={title} text={text} wayOn={{ to: '/sessions', label: 'View Sessions' }} />;
}
