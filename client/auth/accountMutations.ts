import {
  type CacheConfig,
  commitMutation,
  type GraphQLTaggedNode,
  graphql,
  type MutationParameters,
} from 'relay-runtime';
import type { accountMutationsSignInMutation } from '../__generated__/accountMutationsSignInMutation.graphql';
import type { accountMutationsSignInWithMagicLinkMutation } from '../__generated__/accountMutationsSignInWithMagicLinkMutation.graphql';
import type { accountMutationsSignOutMutation } from '../__generated__/accountMutationsSignOutMutation.graphql';
import type { accountMutationsSignUpMutation } from '../__generated__/accountMutationsSignUpMutation.graphql';
import { type AppEnvironment, withoutToken } from '../relay/environment';
import { keepDeviceToken, withDeviceToken } from './deviceToken';

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

const signOutMutation = graphql`
  mutation accountMutationsSignOutMutation($input: SignOutInput!) {
    signOut(input: $input) {
      signedOut
    }
  }
`;

export type SignInInput = accountMutationsSignInMutation['variables']['input'];
export type SignUpInput = accountMutationsSignUpMutation['variables']['input'];
export type SignedIn = accountMutationsSignInMutation['response']['signIn'];

/** Sends without a token by default, because an expired token could cause a refusal. */
export function commit<TMutation extends MutationParameters>(
  environment: AppEnvironment,
  mutation: GraphQLTaggedNode,
  variables: TMutation['variables'],
  cacheConfig: CacheConfig = withoutToken,
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, {
      mutation,
      variables,
      cacheConfig,
      onCompleted: resolve,
      onError: reject,
    });
  });
}

export async function commitSignIn(environment: AppEnvironment, input: SignInInput): Promise<SignedIn> {
  const variables = { input: withDeviceToken(input) };
  const { signIn } = await commit<accountMutationsSignInMutation>(environment, signInMutation, variables);
  keepDeviceToken(signIn.deviceToken);
  return signIn;
}

export async function commitSignUp(environment: AppEnvironment, input: SignUpInput): Promise<SignedIn> {
  const variables = { input: withDeviceToken(input) };
  const { signUp } = await commit<accountMutationsSignUpMutation>(environment, signUpMutation, variables);
  keepDeviceToken(signUp.deviceToken);
  return signUp;
}

export async function commitSignInWithMagicLink(
  environment: AppEnvironment,
  token: string,
): Promise<SignedIn> {
  const { signInWithMagicLink } = await commit<accountMutationsSignInWithMagicLinkMutation>(
    environment,
    signInWithMagicLinkMutation,
    { input: withDeviceToken({ token }) },
  );
  keepDeviceToken(signInWithMagicLink.deviceToken);
  return signInWithMagicLink;
}

export async function commitSignOut(environment: AppEnvironment, refreshToken: string): Promise<void> {
  await commit<accountMutationsSignOutMutation>(environment, signOutMutation, { input: { refreshToken } });
}
