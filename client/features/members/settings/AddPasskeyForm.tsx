import { graphql } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import type { AddPasskeyFormAddPasskeyMutation } from '../../../__generated__/AddPasskeyFormAddPasskeyMutation.graphql';
import type { AddPasskeyFormStartPasskeyMutation } from '../../../__generated__/AddPasskeyFormStartPasskeyMutation.graphql';
import { loadCeremony } from '../../../auth/passkeySupport';
import type { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { useAppMutation } from '../../../relay/useAppMutation';
import { TextField } from '../../../ui/form/formFields';
import { SubmitRow } from '../../../ui/form/SubmitRow';

interface AddPasskeyFormProps {
  whenFresh: ReturnType<typeof useFreshSignIn>['whenFresh'];
  onAdded: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the name of a new passkey, then lets the browser create it. */
export function AddPasskeyForm({ whenFresh, onAdded, onCancel }: AddPasskeyFormProps) {
  const [startPasskey] = useStartPasskeyMutation();
  const addPasskey = useAddPasskeyMutation();
  const checked = useCheckedForm({
    initial: { name: '' },
    problemsOf: ({ name }) => ({ name: name.trim() ? undefined : messages.passkey.nameRequired }),
    async send({ name }) {
      const { startPasskey: started } = await whenFresh(() => startPasskey({}));
      const { makePasskey } = await loadCeremony();
      const response = await makePasskey(started.options);
      await addPasskey({ name: name.trim(), response });
      onAdded(name.trim());
    },
  });
  const { sending } = checked;
  return (
    <CheckedForm
      checked={checked}
      failed={messages.passkey.notAdded}
      takesFocus
      maxW="form"
      aria-label="New passkey"
    >
      <TextField
        label="Name"
        hint="Where it is kept, such as “My phone” or “Password manager”. Your browser asks for the rest."
        name="passkeyName"
        autoComplete="off"
        dir="auto"
        maxLength={limits.passkey.nameMax}
        {...fieldsOf(checked)('name')}
      />
      <SubmitRow label="Add passkey" sending={sending} onCancel={onCancel} />
    </CheckedForm>
  );
}

function useStartPasskeyMutation() {
  return useAppMutation<AddPasskeyFormStartPasskeyMutation>(graphql`
    mutation AddPasskeyFormStartPasskeyMutation {
      startPasskey {
        options
      }
    }
  `);
}

function useAddPasskeyMutation() {
  const [commit] = useAppMutation<AddPasskeyFormAddPasskeyMutation>(graphql`
    mutation AddPasskeyFormAddPasskeyMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        viewer {
          secondFactorOwed
          canCreateSessions
          canCreateExercises
          passkeys {
            id
            ...PasskeyRow_passkey
          }
        }
      }
    }
  `);
  return (input: { name: string; response: string }) => commit({ input });
}
