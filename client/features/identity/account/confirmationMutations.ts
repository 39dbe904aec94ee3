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

/** Confirms the viewer's address. Rejects if the token or code is another account's. */
export async function commitConfirmEmail(input: { token: string } | { code: string }) {
  const variables = { input };
  const answer = await commit<confirmationMutationsConfirmMutation>(environment, confirmMutation, variables);
  return answer.confirmEmail;
}

/** Changes the viewer's address to the one of the link. Rejects if the link is another account's. */
export async function commitConfirmEmailChange(token: string) {
  const variables = { input: { token } };
  const answer = await commit<confirmationMutationsChangeMutation>(environment, changeMutation, variables, {
    // Relay can't update the viewer from the response by itself, because the viewer has no id.
    updater: (store) => {
      const email = store.getRootField('confirmEmailChange')?.getValue('email');
      store.getRoot().getLinkedRecord('viewer')?.setValue(email, 'email');
    },
  });
  return answer.confirmEmailChange;
}

/** Resolves to undefined for SendMailButton, which shows any text as a problem. */
export async function commitRequestEmailConfirmation(email: string): Promise<undefined> {
  const variables = { input: { email } };
  await commit<confirmationMutationsRequestMutation>(environment, requestMutation, variables);
}

/** Looks up which account a mailed link belongs to, without using the link. */
export async function commitLookUpLink(purpose: AccountLinkPurpose, tokens: string[]): Promise<LinkOwner> {
  const variables = { input: { purpose, tokens } };
  return (await commitWithoutRelay<confirmationMutationsLookUpMutation>(lookUpMutation, variables))
    .lookUpAccountLink;
}
