import { MissingState } from '../../ui/feedback/MissingState';
import { LinkButton } from '../../ui/form/Button';

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
