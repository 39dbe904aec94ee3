import type { ReactNode } from 'react';
import { useAuth } from '../auth/useAuth';
import { LinkButton } from '../ui/form/Button';
import { PublicHeader } from '../ui/layout/PublicHeader';

export interface SiteHeaderProps {
  /** A step of the page's own, for where there is room. */
  step?: ReactNode;
}

/** The public head with the way in: to sign in, or, for members, back to their desk. */
export function SiteHeader({ step }: SiteHeaderProps) {
  const { status } = useAuth();
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
