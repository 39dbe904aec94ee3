import { LinkButton } from '../../ui/Button';
import { MissingState } from '../story/MissingState';

export interface SessionMissingProps {
  title: string;
  text?: string;
}

export function SessionMissing({ title, text }: SessionMissingProps) {
  return (
    <MissingState
      title={title}
      text={text}
      action={
        <LinkButton to="/sessions" variant="outline">
          View Sessions
        </LinkButton>
      }
    />
  );
}
