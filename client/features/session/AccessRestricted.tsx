import { LinkButton } from '../../ui/Button';
import { MissingState } from '../story/MissingState';

interface AccessRestrictedProps {
  text: string;
  wayOn: { to: string; label: string };
}

export function AccessRestricted({ text, wayOn }: AccessRestrictedProps) {
  return (
    <MissingState
      title="Access Restricted"
      text={text}
      action={
        <LinkButton to={wayOn.to} variant="outline">
          {wayOn.label}
        </LinkButton>
      }
    />
  );
}
