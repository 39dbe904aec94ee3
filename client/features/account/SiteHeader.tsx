import { LinkButton } from '../../ui/Button';
import { PublicHeader } from '../../ui/PublicHeader';
import { useSession } from './session';

/** The public head whose next step is to sign in, or to go on to one's dashboard. */
export function SiteHeader() {
  const { status } = useSession();
  const signedIn = status === 'signedIn';
  return (
    <PublicHeader
      action={
        <LinkButton to={signedIn ? '/dashboard' : '/login'} variant="outline" size="sm">
          {signedIn ? 'Dashboard' : 'Sign in'}
        </LinkButton>
      }
    />
  );
}
