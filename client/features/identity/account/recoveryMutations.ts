import { graphql } from 'relay-runtime';
import type { recoveryMutationsRequestMagicLinkMutation } from '../../../__generated__/recoveryMutationsRequestMagicLinkMutation.graphql';
import type { recoveryMutationsRequestPasswordResetMutation } from '../../../__generated__/recoveryMutationsRequestPasswordResetMutation.graphql';
import type { recoveryMutationsResetPasswordMutation } from '../../../__generated__/recoveryMutationsResetPasswordMutation.graphql';
import { commitWithoutRelay } from '../../../auth/accountMutations';
import { keepLinkRequest } from './linkRequests';

// Without Relay, because the entrance loads without it.
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

/** Never a problem that SendLinkButton would show: hence undefined, not void. */
export async function commitRequestPasswordReset(email: string): Promise<undefined> {
  await commitWithoutRelay<recoveryMutationsRequestPasswordResetMutation>(requestPasswordResetMutation, {
    input: { email },
  });
}

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
