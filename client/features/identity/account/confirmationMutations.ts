import { graphql } from 'relay-runtime';
import type { confirmationMutationsChangeMutation } from '../../../__generated__/confirmationMutationsChangeMutation.graphql';
import type { confirmationMutationsConfirmMutation } from '../../../__generated__/confirmationMutationsConfirmMutation.graphql';
import type {
  AccountLinkPurpose,
  confirmationMutationsLookUpMutation,
} from '../../../__generated__/confirmationMutationsLookUpMutation.graphql';
import type { confirmationMutationsRequestMutation } from '../../../__generated__/confirmationMutationsRequestMutation.graphql';
import { commitWithoutRelay } from '../../../auth/accountMutations';
import { environment } from '../../../relay/environment';
import { commit } from '../../../relay/requests';

const confirmMutation = graphql`
  mutation confirmationMutationsConfirmMutation($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      email
    }
  }
`;

const changeMutation = graphql`
  mutation confirmationMutationsChangeMutation($input: ConfirmEmailChangeInput!) {
    confirmEmailChange(input: $input) {
      email
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
      code
      requestId
    }
  }
`;

export type LinkOwner = confirmationMutationsLookUpMutation['response']['lookUpAccountLink'];

/** Only the account itself may confirm its address. */
export async function commitConfirmEmail(input: { token: string } | { code: string }) {
  const variables = { input };
  const answer = await commit<confirmationMutationsConfirmMutation>(environment, confirmMutation, variables);
  return answer.confirmEmail;
}

/** Only the account itself may change its address. */
export async function commitConfirmEmailChange(token: string) {
  const variables = { input: { token } };
  const answer = await commit<confirmationMutationsChangeMutation>(environment, changeMutation, variables, {
    // The viewer has no id.
    updater: (store) => {
      const email = store.getRootField('confirmEmailChange')?.getValue('email');
      store.getRoot().getLinkedRecord('viewer')?.setValue(email, 'email');
    },
  });
  return answer.confirmEmailChange;
}

/** Never a problem that SendLinkButton would show: hence undefined, not void. */
export async function commitRequestEmailConfirmation(email: string): Promise<undefined> {
  const variables = { input: { email } };
  await commit<confirmationMutationsRequestMutation>(environment, requestMutation, variables);
}

export async function commitLookUpLink(purpose: AccountLinkPurpose, tokens: string[]): Promise<LinkOwner> {
  const variables = { input: { purpose, tokens } };
  return (await commitWithoutRelay<confirmationMutationsLookUpMutation>(lookUpMutation, variables))
    .lookUpAccountLink;
}
