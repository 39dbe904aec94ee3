import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import type { PasskeysSection_viewer$key } from '../../../__generated__/PasskeysSection_viewer.graphql';
import { passkeysAreSupported } from '../../../auth/passkeySupport';
import { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { Rows } from '../../../ui/content/Rows';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { useFocusAfterRender } from '../../../ui/layout/useFocusAfterRender';
import { AddPasskeyForm } from './AddPasskeyForm';
import { PasskeyRow } from './PasskeyRow';

export function PasskeysSection({ viewer }: { viewer: PasskeysSection_viewer$key }) {
  const { passkeys, emailConfirmedAt } = useFragment(
    graphql`
      fragment PasskeysSection_viewer on Viewer {
        emailConfirmedAt
        passkeys {
          id
          ...PasskeyRow_passkey
        }
      }
    `,
    viewer,
  );
  const [adding, setAdding] = useState(false);
  const { whenFresh, dialog } = useFreshSignIn();
  const add = useRef<HTMLButtonElement>(null);
  const focusAdd = useFocusAfterRender(add);
  const obstacle = obstacleTo(emailConfirmedAt != null, passkeys.length);
  const closeForm = () => {
    setAdding(false);
    focusAdd();
  };
  return (
    <SettingsSection
      title="Passkeys"
      lead="Sign in with your fingerprint, face or device PIN instead of typing. A passkey counts as both steps of two-step sign-in."
    >
      {passkeys.length > 0 && (
        <Rows aria-label="Passkeys" mb="4" css={{ '& > li, & > li:first-of-type': { py: '4' } }}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} whenFresh={whenFresh} onRemoved={focusAdd} />
            </li>
          ))}
        </Rows>
      )}
      {adding ? (
        <AddPasskeyForm
          whenFresh={whenFresh}
          onAdded={(name) => {
            closeForm();
            toast.success(`${isolated(name)} is added`);
          }}
          onCancel={closeForm}
        />
      ) : obstacle ? (
        <chakra.p color="ink.muted" maxW="measure">
          {obstacle}
        </chakra.p>
      ) : (
        <Button ref={add} variant="outline" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      )}
      {dialog}
    </SettingsSection>
  );
}

/** Why no passkey can be added; undefined if one can. */
function obstacleTo(isConfirmed: boolean, count: number) {
  if (!isConfirmed)
    return 'To add one, confirm your email address first, so that we can tell you of changes.';
  if (count >= limits.passkey.most) return messages.passkey.tooMany;
  return passkeysAreSupported() ? undefined : 'This browser can’t make passkeys at this address.';
}
