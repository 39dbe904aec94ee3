import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../ui/form/Button';
import { originOf } from './guards';
import { useSignInProvider } from './useSignInProvider';

interface ProviderVisit {
  /** The path of the app to open afterwards. */
  returnTo?: string | null;
  invitation?: string | null | undefined;
  /** The provider asks the member to sign in, even if they are signed in there. */
  asksAgain?: boolean;
  /** Links the provider's account to the viewer's instead of signing in with it. */
  isLinking?: boolean;
}

/** The server's address that redirects the browser to the provider. */
export function providerStart({ returnTo, invitation, asksAgain, isLinking }: ProviderVisit): string {
  const query = new URLSearchParams({
    ...(returnTo && { returnTo }),
    ...(invitation && { invitation }),
    ...(asksAgain && { again: '1' }),
    ...(isLinking && { for: 'link' }),
  });
  return query.size > 0 ? `/oidc/start?${query}` : '/oidc/start';
}

/** Below a form: a link to sign in with the provider, if there is one. It then opens the same page as the form. */
export function ContinueWithProvider({ invitation }: Pick<ProviderVisit, 'invitation'>) {
  const name = useSignInProvider();
  const from = originOf(useLocation());
  if (!name) return null;
  const returnTo = from && `${from.pathname}${from.search ?? ''}`;
  return (
    <chakra.div mt="5" display="grid" gap="5">
      <chakra.div display="flex" alignItems="center" gap="4" color="ink.muted" textStyle="small">
        <chakra.span flex="1" borderTopWidth="1px" borderColor="rule" />
        or
        <chakra.span flex="1" borderTopWidth="1px" borderColor="rule" />
      </chakra.div>
      <LinkButton to={providerStart({ returnTo, invitation })} reloadDocument variant="outline">
        Continue with {name}
      </LinkButton>
    </chakra.div>
  );
}
