import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import type { UnconfirmedAddress_viewer$key } from '../../../__generated__/UnconfirmedAddress_viewer.graphql';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/formFields';
import { commitConfirmEmail, commitRequestEmailConfirmation } from './confirmationMutations';
import { SendMailButton } from './SendMailButton';
import { refreshAddress, useFreshAddress } from './useFreshAddress';

interface UnconfirmedAddressProps extends HTMLChakraProps<'section'> {
  viewer: UnconfirmedAddress_viewer$key;
}

/** A notice that mails wait until the address is confirmed, with a field for the code. Shows nothing once it is confirmed. */
export function UnconfirmedAddress({ viewer, ...layout }: UnconfirmedAddressProps) {
  const { email, emailConfirmedAt } = useFragment(
    graphql`
      fragment UnconfirmedAddress_viewer on Viewer {
        email
        emailConfirmedAt
      }
    `,
    viewer,
  );
  const [isDoneHere, setDoneHere] = useState(false);
  useFreshAddress(!emailConfirmedAt);
  if (emailConfirmedAt && !isDoneHere) return null;
  return (
    <chakra.section
      aria-label="Your email address"
      px="4"
      py="3"
      bg="accent.wash"
      borderRadius="md"
      overflowWrap="anywhere"
      {...layout}
    >
      {isDoneHere ? (
        <Confirmed email={email} />
      ) : (
        <EnterCode email={email} onDone={() => setDoneHere(true)} />
      )}
    </chakra.section>
  );
}

function Confirmed({ email }: { email: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The form, which had the focus, has been replaced by this text.
  useEffect(() => text.current?.focus(), []);
  return (
    <chakra.p ref={text} tabIndex={-1}>
      <chakra.strong>{email} is confirmed.</chakra.strong> Mails reach you now.
    </chakra.p>
  );
}

function EnterCode({ email, onDone }: { email: string; onDone: () => void }) {
  const checked = useCheckedForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({
      code: /^\d{6}$/.test(withoutSpaces(code)) ? undefined : entranceMessages.confirmation.codeInvalid,
    }),
    async send({ code }) {
      await commitConfirmEmail({ code: withoutSpaces(code) });
      onDone();
      await refreshAddress();
    },
    resendAfterMs: safetyTimeoutMs,
  });
  return (
    <>
      <chakra.p>
        <chakra.strong>Mails wait until you confirm {email}.</chakra.strong> Type the code from our mail, or
        open its link on this device.
      </chakra.p>
      <CheckedForm checked={checked} failed={entranceMessages.confirmation.failed} mt="3" gap="3">
        <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="3">
          <chakra.div w="11rem">
            <TextField
              label="Six-digit code"
              name="code"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              {...fieldsOf(checked)('code')}
            />
          </chakra.div>
          <Button type="submit" loading={checked.sending}>
            Confirm address
          </Button>
        </chakra.div>
      </CheckedForm>
      <SendMailButton
        label="Send another mail"
        send={() => commitRequestEmailConfirmation(email)}
        sent={`A mail with a new code is on its way to ${email}. The earlier code ends with it.`}
        failed="The mail could not be sent. Please try again."
      />
    </>
  );
}

const withoutSpaces = (code: string) => code.replace(/\s/g, '');
