import { chakra } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import type { CreateTokenFormCreatePersonalAccessTokenMutation } from '../../../__generated__/CreateTokenFormCreatePersonalAccessTokenMutation.graphql';
import { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { type Problems, safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { useAppMutation } from '../../../relay/useAppMutation';
import { dateFormat } from '../../../ui/content/formats';
import { SelectField, TextField } from '../../../ui/form/formFields';
import { SubmitRow } from '../../../ui/form/SubmitRow';

const { nameMax, days } = limits.personalAccessToken;
const noExpiry = 'never';

const scopes = [
  {
    value: 'READ',
    label: 'Read',
    hint: 'Reads what you can read, your private texts included, and changes nothing.',
  },
  {
    value: 'WRITE',
    label: 'Read and write',
    hint: 'Reads and changes what you can, but never your account or your tokens.',
  },
] as const;

const expiries = [
  ...days.choices.map((choice) => ({ value: String(choice), label: `In ${choice} days` })),
  { value: noExpiry, label: 'Never' },
];

const initial = {
  name: '',
  scope: 'READ' as (typeof scopes)[number]['value'],
  expiry: String(days.default),
};
type Values = typeof initial;

const problemsOf = ({ name }: Values): Problems<Values> =>
  name.trim() ? {} : { name: messages.personalAccessToken.nameRequired };

const formatDay = dateFormat({ dateStyle: 'long' });
/** The day on which a token expires that is created now. */
const expiryDay = (expiry: string) => formatDay(new Date(Date.now() + Number(expiry) * 24 * 60 * 60 * 1000));

interface CreateTokenFormProps {
  connection: string;
  onCreated: (token: string) => void;
  onCancel: () => void;
}

export function CreateTokenForm({ connection, onCreated, onCancel }: CreateTokenFormProps) {
  const [createPersonalAccessToken] = useCreatePersonalAccessTokenMutation();
  const { whenFresh, dialog } = useFreshSignIn();
  const checked = useCheckedForm({
    initial,
    problemsOf,
    async send({ name, scope, expiry }) {
      const expiresInDays = expiry === noExpiry ? null : Number(expiry);
      const { createPersonalAccessToken: created } = await whenFresh(() =>
        createPersonalAccessToken({
          input: { name: name.trim(), scope, expiresInDays },
          connections: [connection],
        }),
      );
      onCreated(created.token);
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { values, sending } = checked;
  const field = fieldsOf(checked);
  return (
    <>
      <CheckedForm
        checked={checked}
        failed="The token could not be created. Please try again."
        takesFocus
        maxW="form"
        aria-label="New personal access token"
      >
        <TextField
          label="Name"
          hint="What the token is for, such as “Backup script”."
          name="tokenName"
          autoComplete="off"
          dir="auto"
          maxLength={nameMax}
          {...field('name')}
        />
        <SelectField
          label="Scope"
          hint={scopes.find(({ value }) => value === values.scope)?.hint}
          choices={scopes}
          {...field('scope')}
        />
        <SelectField
          label="Expires"
          hint={
            values.expiry === noExpiry ? (
              <chakra.span color="warning">
                Whoever finds this token can use it until you revoke it. Choose an end if you can.
              </chakra.span>
            ) : (
              `It stops working on ${expiryDay(values.expiry)}.`
            )
          }
          choices={expiries}
          {...field('expiry')}
        />
        <SubmitRow label="Create token" sending={sending} onCancel={onCancel} />
      </CheckedForm>
      {dialog}
    </>
  );
}

function useCreatePersonalAccessTokenMutation() {
  return useAppMutation<CreateTokenFormCreatePersonalAccessTokenMutation>(graphql`
    mutation CreateTokenFormCreatePersonalAccessTokenMutation(
      $input: CreatePersonalAccessTokenInput!
      $connections: [ID!]!
    ) {
      createPersonalAccessToken(input: $input) {
        token
        personalAccessTokenEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...PersonalAccessTokenRow_token
          }
        }
      }
    }
  `);
}
