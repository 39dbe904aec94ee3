import { MissingState } from '../../../ui/feedback/MissingState';

interface SessionMissingProps {
  title: string;
  text?: string;
}

/** The page of a session that doesn't exist, with a link to the list. */
export function SessionMissing({ title, text }: SessionMissingProps) {
  return <MissingState title={title} text={text} wayOn={{ to: '/sessions', label: 'View Sessions' }} />;
}
