import { graphql } from 'relay-runtime';
import type { recoveryMutationsRequestMagicLinkMutation } from '../../../__generated__/recoveryMutationsRequestMagicLinkMutation.graphql';
import type { recoveryMutationsRequestPasswordResetMutation } from '../../../__generated__/recoveryMutationsRequestPasswordResetMutation.graphql';
import type { recoveryMutationsResetPasswordMutation } from '../../../__generated__/recoveryMutationsResetPasswordMutation.graphql';
import { commitWithoutRelay } from '../../../auth/accountMutations';
import { keepLinkRequest } from './linkRequests';

// These mutations are sent without Relay, which visitors don't load.
const requestPasswordResetMutation = graphql`
  mutation recoveryMutationsRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      message
    }
  }
`;

const requestMagicLinkMutation = graphql`
  mutation recoveryMutationsRequestMagicLinkMutation($input: RequestMagicLinkInput!) {
    requestMagicLink(input: $input) {
      requestId
    }
  }
`;

const resetPasswordMutation = graphql`
  mutation recoveryMutationsResetPasswordMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      message
    }
  }
`;

/** Resolves to undefined for SendMailButton, which shows any text as a problem. */
export async function commitRequestPasswordReset(email: string): Promise<undefined> {
  await commitWithoutRelay<recoveryMutationsRequestPasswordResetMutation>(requestPasswordResetMutation, {
    input: { email },
  });
}

/** Requests a magic link, which then signs in on this browser without a further click. */
export async function commitRequestMagicLink(email: string): Promise<void> {
  const { requestMagicLink } = await commitWithoutRelay<recoveryMutationsRequestMagicLinkMutation>(
    requestMagicLinkMutation,
    { input: { email } },
  );
  keepLinkRequest(requestMagicLink.requestId);
}

export async function commitResetPassword(
  input: recoveryMutationsResetPasswordMutation['variables']['input'],
): Promise<void> {
  await commitWithoutRelay<recoveryMutationsResetPasswordMutation>(resetPasswordMutation, { input });
}
