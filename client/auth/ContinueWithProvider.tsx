import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../ui/form/Button';
import { originOf } from './guards';
import { useSignInProvider } from './useSignInProvider';

interface ProviderVisit {
  /** The path of the app to open afterwards. */
  returnTo?: string | null;
  invitation?: string | null | undefined;
  /** Ask there again, even if they are signed in. */
  again?: boolean;
  /** Links the account there instead of signing in with it. */
  link?: boolean;
}

/** The address at which the server sends the browser on to the provider. */
export function providerStart({ returnTo, invitation, again, link }: ProviderVisit): string {
  const query = new URLSearchParams({
    ...(returnTo && { returnTo }),
    ...(invitation && { invitation }),
    ...(again && { again: '1' }),
    ...(link && { for: 'link' }),
  });
  return query.size > 0 ? `/oidc/start?${query}` : '/oidc/start';
}

/** The other way in, below a form, where the operator set one up. It leads on to where the form does. */
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
