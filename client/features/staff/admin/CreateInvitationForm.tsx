import { graphql } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import type { CreateInvitationFormCreateInvitationMutation } from '../../../__generated__/CreateInvitationFormCreateInvitationMutation.graphql';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { type Problems, safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { useAppMutation } from '../../../relay/useAppMutation';
import { SelectField, TextField } from '../../../ui/form/formFields';
import { SubmitRow } from '../../../ui/form/SubmitRow';

const { noteMax, usesMax: usesLimit, days } = limits.invitation;
const noExpiry = 'never';

const expiryChoices = [
  ...days.choices.map((choice) => ({ value: String(choice), label: `In ${choice} days` })),
  { value: noExpiry, label: 'Never' },
];

const initial = { note: '', usesMax: '1', expiresInDays: String(days.default) };
type Values = typeof initial;

function problemsOf({ usesMax }: Values): Problems<Values> {
  const uses = Number(usesMax);
  const isValid = Number.isInteger(uses) && uses >= 1 && uses <= usesLimit;
  return isValid ? {} : { usesMax: messages.invitation.uses };
}

interface CreateInvitationFormProps {
  /** Store id of the list that the invitation joins. */
  connection: string;
  onCreated: (link: string) => void;
  onCancel: () => void;
}

/** Asks for the note, the number of people and the end of a new invitation. */
export function CreateInvitationForm({ connection, onCreated, onCancel }: CreateInvitationFormProps) {
  const [createInvitation] = useCreateInvitationMutation();
  const checked = useCheckedForm({
    initial,
    problemsOf,
    async send({ note, usesMax, expiresInDays }) {
      const input = {
        note: note.trim(),
        usesMax: Number(usesMax),
        expiresInDays: expiresInDays === noExpiry ? null : Number(expiresInDays),
      };
      const { createInvitation: created } = await createInvitation({ input, connections: [connection] });
      onCreated(created.link);
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { values, sending } = checked;
  const field = fieldsOf(checked);
  const isForMany = Number(values.usesMax) > 1;
  return (
    <CheckedForm
      checked={checked}
      failed="The invitation could not be created. Please try again."
      takesFocus
      maxW="form"
      aria-label="New invitation"
    >
      <TextField
        label="Note"
        hint="Whom it is for, such as “Library evening”. Only organisers read it."
        name="invitationNote"
        autoComplete="off"
        dir="auto"
        maxLength={noteMax}
        {...field('note')}
      />
      <TextField
        label="How many people"
        hint={isForMany ? 'Each of them can pass the link on, until so many have joined.' : undefined}
        name="invitationUses"
        type="number"
        inputMode="numeric"
        min={1}
        max={usesLimit}
        {...field('usesMax')}
      />
      <SelectField label="Ends" choices={expiryChoices} {...field('expiresInDays')} />
      <SubmitRow label="Create invitation" sending={sending} onCancel={onCancel} />
    </CheckedForm>
  );
}

function useCreateInvitationMutation() {
  return useAppMutation<CreateInvitationFormCreateInvitationMutation>(graphql`
    mutation CreateInvitationFormCreateInvitationMutation($input: CreateInvitationInput!, $connections: [ID!]!) {
      createInvitation(input: $input) {
        link
        invitationEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...InvitationRow_invitation
          }
        }
      }
    }
  `);
}
