import type { ReactNode } from 'react';
import { useAuth } from '../auth/useAuth';
import { LinkButton } from '../ui/form/Button';
import { PublicHeader } from '../ui/layout/PublicHeader';

export interface SiteHeaderProps {
  /** An additional action of the page, on wide screens. */
  step?: ReactNode;
}

/** The public header with Sign In or, for members, a link to the dashboard. */
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
