import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/Button';
import { PublicHeader } from '../../ui/PublicHeader';
import { useSession } from './session';

export interface SiteHeaderProps {
  /** A step of the page's own, for where there is room. */
  step?: ReactNode;
}

/** The public head with the way in: to sign in, or, for members, back to their desk. */
export function SiteHeader({ step }: SiteHeaderProps) {
  const { status } = useSession();
  const member = status !== 'signedOut';
  return (
    <PublicHeader
      actions={
        <>
          {step}
          <LinkButton to={member ? '/dashboard' : '/login'} variant="outline" size="sm">
            {member ? 'Dashboard' : 'Sign in'}
          </LinkButton>
        </>
      }
    />
  );
}
