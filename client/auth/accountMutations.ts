import {
  type ConcreteRequest,
  type GraphQLTaggedNode,
  graphql,
  type MutationParameters,
} from 'relay-runtime';
import type { accountMutationsSignInMutation } from '../__generated__/accountMutationsSignInMutation.graphql';
import type { accountMutationsSignInWithMagicLinkMutation } from '../__generated__/accountMutationsSignInWithMagicLinkMutation.graphql';
import type { accountMutationsSignInWithPasskeyMutation } from '../__generated__/accountMutationsSignInWithPasskeyMutation.graphql';
import type { accountMutationsSignInWithProviderMutation } from '../__generated__/accountMutationsSignInWithProviderMutation.graphql';
import type { accountMutationsSignOutMutation } from '../__generated__/accountMutationsSignOutMutation.graphql';
import type { accountMutationsSignUpMutation } from '../__generated__/accountMutationsSignUpMutation.graphql';
import type { accountMutationsStartPasskeySignInMutation } from '../__generated__/accountMutationsStartPasskeySignInMutation.graphql';
import { createPost } from '../relay/post';
import { withDeviceToken } from './deviceToken';

const signInMutation = graphql`
  mutation accountMutationsSignInMutation($input: SignInInput!) {
    signIn(input: $input) {
      deviceToken
      tokens {
        accessToken
        refreshToken
      }
      viewer {
        ...viewerQuery_viewer @relay(mask: false)
      }
    }
  }
`;

const signUpMutation = graphql`
  mutation accountMutationsSignUpMutation($input: SignUpInput!) {
    signUp(input: $input) {
      deviceToken
      tokens {
        accessToken
        refreshToken
      }
      viewer {
        ...viewerQuery_viewer @relay(mask: false)
      }
    }
  }
`;

const signInWithMagicLinkMutation = graphql`
  mutation accountMutationsSignInWithMagicLinkMutation($input: SignInWithMagicLinkInput!) {
    signInWithMagicLink(input: $input) {
      deviceToken
      tokens {
        accessToken
        refreshToken
      }
      viewer {
        ...viewerQuery_viewer @relay(mask: false)
      }
    }
  }
`;

const startPasskeySignInMutation = graphql`
  mutation accountMutationsStartPasskeySignInMutation {
    startPasskeySignIn {
      options
    }
  }
`;

const signInWithPasskeyMutation = graphql`
  mutation accountMutationsSignInWithPasskeyMutation($input: SignInWithPasskeyInput!) {
    signInWithPasskey(input: $input) {
      deviceToken
      tokens {
        accessToken
        refreshToken
      }
      viewer {
        ...viewerQuery_viewer @relay(mask: false)
      }
    }
  }
`;

const signInWithProviderMutation = graphql`
  mutation accountMutationsSignInWithProviderMutation($input: SignInWithProviderInput!) {
    signInWithProvider(input: $input) {
      deviceToken
      tokens {
        accessToken
        refreshToken
      }
      viewer {
        ...viewerQuery_viewer @relay(mask: false)
      }
      returnTo
      newcomer {
        email
        suggestedUsername
        invitation
      }
    }
  }
`;

const signOutMutation = graphql`
  mutation accountMutationsSignOutMutation($input: SignOutInput!) {
    signOut(input: $input) {
      signedOut
    }
  }
`;

export type SignInInput = accountMutationsSignInMutation['variables']['input'];
export type SignUpInput = accountMutationsSignUpMutation['variables']['input'];
export type SignInWithPasskeyInput = accountMutationsSignInWithPasskeyMutation['variables']['input'];
export type SignInWithProviderInput = accountMutationsSignInWithProviderMutation['variables']['input'];
export type ProviderSignInResult =
  accountMutationsSignInWithProviderMutation['response']['signInWithProvider'];
export type SignInResult = accountMutationsSignInMutation['response']['signIn'];

const post = createPost('/graphql', (...args) => window.fetch(...args));

/** Sends a mutation without Relay, which visitors don't load, and without a token unless it is given: an expired one could be refused. */
export async function commitWithoutRelay<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: TMutation['variables'],
  accessToken?: string | null,
): Promise<TMutation['response']> {
  const { params } = mutation as ConcreteRequest;
  return (await post({ params, variables, accessToken })).data as TMutation['response'];
}

export const commitSignIn = async (input: SignInInput): Promise<SignInResult> =>
  (
    await commitWithoutRelay<accountMutationsSignInMutation>(signInMutation, {
      input: withDeviceToken(input),
    })
  ).signIn;

export const commitSignUp = async (input: SignUpInput): Promise<SignInResult> =>
  (
    await commitWithoutRelay<accountMutationsSignUpMutation>(signUpMutation, {
      input: withDeviceToken(input),
    })
  ).signUp;

/** The access token lets the server see whether the link's account is the one that is signed in here. */
export async function commitSignInWithMagicLink(
  token: string,
  accessToken: string | undefined,
  code?: string,
): Promise<SignInResult> {
  const { signInWithMagicLink } = await commitWithoutRelay<accountMutationsSignInWithMagicLinkMutation>(
    signInWithMagicLinkMutation,
    { input: withDeviceToken({ token, ...(code && { code }) }) },
    accessToken,
  );
  return signInWithMagicLink;
}

/** The options with which the browser asks for a passkey. */
export async function commitStartPasskeySignIn(): Promise<string> {
  const { startPasskeySignIn } = await commitWithoutRelay<accountMutationsStartPasskeySignInMutation>(
    startPasskeySignInMutation,
    {},
  );
  return startPasskeySignIn.options;
}

export async function commitSignInWithPasskey(input: SignInWithPasskeyInput): Promise<SignInResult> {
  const { signInWithPasskey } = await commitWithoutRelay<accountMutationsSignInWithPasskeyMutation>(
    signInWithPasskeyMutation,
    { input: withDeviceToken(input) },
  );
  return signInWithPasskey;
}

/** For a person without an account, the result has `newcomer` and no tokens. */
export async function commitSignInWithProvider(
  input: SignInWithProviderInput,
  accessToken: string | undefined,
): Promise<ProviderSignInResult> {
  const { signInWithProvider } = await commitWithoutRelay<accountMutationsSignInWithProviderMutation>(
    signInWithProviderMutation,
    { input: withDeviceToken(input) },
    accessToken,
  );
  return signInWithProvider;
}

/** Ends the sign-in on the server; `keepalive` lets the request outlive the page. */
export async function commitSignOut(refreshToken: string): Promise<void> {
  const { params } = signOutMutation as ConcreteRequest;
  const variables: accountMutationsSignOutMutation['variables'] = { input: { refreshToken } };
  await post({ params, variables, keepalive: true });
}
