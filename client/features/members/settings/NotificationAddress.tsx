import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { NotificationAddress_viewer$key } from '../../../__generated__/NotificationAddress_viewer.graphql';
import { Time } from '../../../ui/content/Time';
import { TextLink } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { SendMailButton } from '../../identity/account/SendMailButton';
import { UnconfirmedAddress } from '../../identity/account/UnconfirmedAddress';
import { refreshAddress, useFreshAddress } from '../../identity/account/useFreshAddress';
import { useSendTestEmailMutation } from '../../identity/account/useSendTestEmailMutation';

/** After so long the mail server has usually accepted or refused the test mail. */
const mailServerResponseMs = 5_000;

/** The address of notifications by mail, whether its mail server refuses them, and a button for a test mail. */
export function NotificationAddress({ viewer }: { viewer: NotificationAddress_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment NotificationAddress_viewer on Viewer {
        email
        emailConfirmedAt
        notificationSettings {
          mailRefusedAt
        }
        ...UnconfirmedAddress_viewer
      }
    `,
    viewer,
  );
  const { email, emailConfirmedAt, notificationSettings } = data;
  const { mailRefusedAt } = notificationSettings;
  useFreshAddress(mailRefusedAt !== null);
  return (
    <SettingsSection title="Where emails go">
      <chakra.p overflowWrap="anywhere">{email}</chakra.p>
      {mailRefusedAt && (
        <chakra.p role="alert" mt="3" px="4" py="3" maxW="measure" bg="warning.wash" borderRadius="md">
          <chakra.strong>No emails reach this address.</chakra.strong> Its mail server has refused them since{' '}
          <Time value={mailRefusedAt} format="date" />, so we send only what you ask for. See whether the
          mailbox is full or closed, then send yourself a test: when one is accepted, all emails come again.
          Or <TextLink to="/settings?tab=privacy">change your address</TextLink>.
        </chakra.p>
      )}
      {emailConfirmedAt ? (
        <>
          {!mailRefusedAt && (
            <chakra.p color="ink.muted">
              Confirmed on <Time value={emailConfirmedAt} format="date" />.{' '}
              <TextLink to="/settings?tab=privacy">Change it</TextLink>
            </chakra.p>
          )}
          <TestEmail email={email} />
        </>
      ) : (
        <chakra.p color="ink.muted">
          Not confirmed yet. Until then we send only mail about the security of your account.
        </chakra.p>
      )}
      <UnconfirmedAddress viewer={data} mt="3" maxW="measure" />
    </SettingsSection>
  );
}

function TestEmail({ email }: { email: string }) {
  const [sendTestEmail] = useSendTestEmailMutation();
  const send = async () => {
    const { isSent, message } = await sendTestEmail();
    setTimeout(() => void refreshAddress(), mailServerResponseMs);
    return isSent ? undefined : message;
  };
  return (
    <SendMailButton
      label="Send me a test email"
      send={send}
      sent={`A test email is on its way to ${email}. Nothing there in a few minutes? Look among the spam.`}
      failed="The test email could not be sent. Please try again."
    />
  );
}
