import { chakra } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import type { GroupSettingsPageQuery } from '../../../__generated__/GroupSettingsPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { SendMailButton } from '../../identity/account/SendMailButton';
import { useSendTestEmailMutation } from '../../identity/account/useSendTestEmailMutation';
import { AdminPage } from './AdminPage';
import { GroupSettingsForm } from './GroupSettingsForm';

export const GroupSettingsPage = () => (
  <AdminPage
    title="Group settings"
    lead="They hold at once, on every server. What isn’t set here, the configuration says."
  >
    <GroupSettings />
  </AdminPage>
);

function GroupSettings() {
  const { groupSettings } = usePageQuery<GroupSettingsPageQuery>(graphql`
    query GroupSettingsPageQuery @preloadable {
      groupSettings {
        ...GroupSettingsForm_settings
      }
    }
  `);
  return (
    <chakra.div display="grid" gap="12" maxW="form">
      <GroupSettingsForm settings={groupSettings} />
      <TestEmail />
    </chakra.div>
  );
}

function TestEmail() {
  const [sendTestEmail] = useSendTestEmailMutation();
  const send = async () => {
    const { isSent, message } = await sendTestEmail();
    return isSent ? undefined : message;
  };
  return (
    <SettingsSection title="Email" lead="Whether mail reaches people: a test goes to your own address.">
      <SendMailButton
        label="Send a test email"
        send={send}
        sent="A test email is on its way to you. Nothing there in a few minutes? Look among the spam, and at System."
        failed="The test email could not be sent. Please try again."
      />
    </SettingsSection>
  );
}
