import { graphql } from 'react-relay';
import type { useVerifySignInMutation as Mutation } from '../__generated__/useVerifySignInMutation.graphql';
import type { useVerifySignInMutationStartMutation as StartMutation } from '../__generated__/useVerifySignInMutationStartMutation.graphql';
import { useAppMutation } from '../relay/useAppMutation';

/** Makes this sign-in fresh: the member proves their identity again. */
export function useVerifySignInMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useVerifySignInMutation($input: VerifySignInInput!) {
      verifySignIn(input: $input) {
        freshUntil
      }
    }
  `);
}

/** Asks for the options with which the browser asks for one of the viewer's passkeys. */
export function useStartPasskeyVerificationMutation() {
  return useAppMutation<StartMutation>(graphql`
    mutation useVerifySignInMutationStartMutation {
      startPasskeyVerification {
        options
      }
    }
  `);
}
