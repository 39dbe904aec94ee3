import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LinkButton } from '../form/Button';
import { MissingState } from './MissingState';

interface AccessRestrictedProps {
  text: string;
  wayOn: { to: string; label: string };
  /** Alternatives to the page. */
  children?: ReactNode;
}

/** The page shown instead of one that the viewer may not open. */
export function AccessRestricted({ text, wayOn, children }: AccessRestrictedProps) {
  return (
    <MissingState
      title="Access Restricted"
      text={text}
      action={
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
          {children}
          <LinkButton to={wayOn.to} variant="outline">
            {wayOn.label}
          </LinkButton>
        </chakra.div>
      }
    />
  );
}
