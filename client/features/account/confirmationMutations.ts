import { commitMutation, type GraphQLTaggedNode, graphql, type MutationParameters } from 'relay-runtime';
import type { confirmationMutationsConfirmMutation } from '../../__generated__/confirmationMutationsConfirmMutation.graphql';
import type {
  AccountLinkPurpose,
  confirmationMutationsLookUpMutation,
} from '../../__generated__/confirmationMutationsLookUpMutation.graphql';
import type { confirmationMutationsRequestMutation } from '../../__generated__/confirmationMutationsRequestMutation.graphql';
import { commitWithoutRelay } from '../../auth/accountMutations';
import { environment } from '../../relay/environment';

const confirmMutation = graphql`
  mutation confirmationMutationsConfirmMutation($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      email
      endedAccess
    }
  }
`;

const requestMutation = graphql`
  mutation confirmationMutationsRequestMutation($input: RequestEmailConfirmationInput!) {
    requestEmailConfirmation(input: $input) {
      message
    }
  }
`;

const lookUpMutation = graphql`
  mutation confirmationMutationsLookUpMutation($input: LookUpAccountLinkInput!) {
    lookUpAccountLink(input: $input) {
      userId
      username
      email
    }
  }
`;

export type LinkOwner = confirmationMutationsLookUpMutation['response']['lookUpAccountLink'];

function commitAsViewer<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: TMutation['variables'],
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, { mutation, variables, onCompleted: resolve, onError: reject });
  });
}

/** Sent with the viewer's token: password and sign-ins stay only if it is the link's account. */
export async function commitConfirmEmail(token: string) {
  const variables = { input: { token } };
  const answer = await commitAsViewer<confirmationMutationsConfirmMutation>(confirmMutation, variables);
  return answer.confirmEmail;
}

export async function commitRequestEmailConfirmation(email: string): Promise<void> {
  const variables = { input: { email } };
  await commitAsViewer<confirmationMutationsRequestMutation>(requestMutation, variables);
}

export async function commitLookUpLink(purpose: AccountLinkPurpose, tokens: string[]): Promise<LinkOwner> {
  const variables = { input: { purpose, tokens } };
  return (await commitWithoutRelay<confirmationMutationsLookUpMutation>(lookUpMutation, variables))
    .lookUpAccountLink;
}
