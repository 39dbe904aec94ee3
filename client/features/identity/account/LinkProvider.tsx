import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { LinkProviderLinkProviderMutation } from '../../../__generated__/LinkProviderLinkProviderMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { useSignInProvider } from '../../../auth/useSignInProvider';
import { reasonOf } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toast } from '../../../ui/feedback/toaster';
import { Button, LinkButton } from '../../../ui/form/Button';
import { FormFailure } from '../../../ui/form/formFields';
import { AccountPage } from './AccountPage';
import { forgetLink, providerPath } from './linkParameters';

const settingsPath = '/settings?tab=privacy';

/** Asks the viewer before linking an account at the provider, because somebody else's link may have led them here. */
export function LinkProvider({ token }: { token: string }) {
  const { viewer } = useAuth();
  const name = useSignInProvider() ?? 'the provider';
  const navigate = useNavigate();
  const [linkProvider, sending] = useLinkProviderMutation();
  const { whenFresh, dialog } = useFreshSignIn();
  const [problem, setProblem] = useState<string | null>(null);
  const link = async () => {
    setProblem(null);
    try {
      await whenFresh(() => linkProvider({ input: { token } }));
    } catch (error) {
      return setProblem(reasonOf(error) ?? 'The account could not be linked. Please try again.');
    }
    forgetLink(providerPath);
    toast.success(`You can sign in with ${name} now`);
    await navigate(settingsPath, { replace: true });
  };
  if (!viewer)
    return (
      <AccountPage
        takesFocus
        title="Sign in first"
        lead="Sign in, then link the account in Settings."
        footer={null}
      >
        <LinkButton to="/login">Sign in</LinkButton>
      </AccountPage>
    );
  return (
    <AccountPage
      takesFocus
      title={`Link ${name}?`}
      lead={`The account that you just used at ${name} then opens the account of ${viewer.username} here.`}
      footer={null}
    >
      <FormFailure text={problem} />
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt={problem ? '5' : '0'}>
        <Button loading={sending} onClick={() => void link()}>
          Link the account
        </Button>
        <LinkButton to={settingsPath} variant="outline" onClick={() => forgetLink(providerPath)}>
          Not now
        </LinkButton>
      </chakra.div>
      {dialog}
    </AccountPage>
  );
}

function useLinkProviderMutation() {
  return useAppMutation<LinkProviderLinkProviderMutation>(graphql`
    mutation LinkProviderLinkProviderMutation($input: LinkProviderInput!) {
      linkProvider(input: $input) {
        viewer {
          linkedProvider {
            name
          }
        }
      }
    }
  `);
}
