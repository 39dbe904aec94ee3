import { commitMutation, type GraphQLTaggedNode, graphql, type MutationParameters } from 'relay-runtime';
import type { accountMutationsSignInMutation } from '../../__generated__/accountMutationsSignInMutation.graphql';
import type { accountMutationsSignInWithMagicLinkMutation } from '../../__generated__/accountMutationsSignInWithMagicLinkMutation.graphql';
import type { accountMutationsSignOutMutation } from '../../__generated__/accountMutationsSignOutMutation.graphql';
import type { accountMutationsSignUpMutation } from '../../__generated__/accountMutationsSignUpMutation.graphql';
import { type AppEnvironment, withoutToken } from '../../relay/environment';

const signInMutation = graphql`
  mutation accountMutationsSignInMutation($input: SignInInput!) {
    signIn(input: $input) {
      tokens {
        accessToken
        refreshToken
      }
      viewer {
        email
        canCreateSessions
        canCreateExercises
        user {
          id
          username
          name
          displayName
          profileImageUrl
        }
      }
    }
  }
`;

const signUpMutation = graphql`
  mutation accountMutationsSignUpMutation($input: SignUpInput!) {
    signUp(input: $input) {
      tokens {
        accessToken
        refreshToken
      }
      viewer {
        email
        canCreateSessions
        canCreateExercises
        user {
          id
          username
          name
          displayName
          profileImageUrl
        }
      }
    }
  }
`;

const signInWithMagicLinkMutation = graphql`
  mutation accountMutationsSignInWithMagicLinkMutation($input: SignInWithMagicLinkInput!) {
    signInWithMagicLink(input: $input) {
      tokens {
        accessToken
        refreshToken
      }
      viewer {
        email
        canCreateSessions
        canCreateExercises
        user {
          id
          username
          name
          displayName
          profileImageUrl
        }
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

/** Sent as nobody's: with a token it could be refused for the token's sake. */
export function commit<TMutation extends MutationParameters>(
  environment: AppEnvironment,
  mutation: GraphQLTaggedNode,
  variables: TMutation['variables'],
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, {
      mutation,
      variables,
      cacheConfig: withoutToken,
      onCompleted: resolve,
      onError: reject,
    });
  });
}

export async function commitSignIn(environment: AppEnvironment, input: SignInInput): Promise<SignedIn> {
  return (await commit<accountMutationsSignInMutation>(environment, signInMutation, { input })).signIn;
}

export async function commitSignUp(environment: AppEnvironment, input: SignUpInput): Promise<SignedIn> {
  return (await commit<accountMutationsSignUpMutation>(environment, signUpMutation, { input })).signUp;
}

export async function commitSignInWithMagicLink(
  environment: AppEnvironment,
  token: string,
): Promise<SignedIn> {
  return (
    await commit<accountMutationsSignInWithMagicLinkMutation>(environment, signInWithMagicLinkMutation, {
      input: { token },
    })
  ).signInWithMagicLink;
}

export async function commitSignOut(environment: AppEnvironment, refreshToken: string): Promise<void> {
  await commit<accountMutationsSignOutMutation>(environment, signOutMutation, { input: { refreshToken } });
}
