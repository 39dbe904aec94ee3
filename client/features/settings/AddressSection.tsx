import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { AddressSection_viewer$key } from '../../__generated__/AddressSection_viewer.graphql';
import { Time } from '../../ui/content/Time';
import { SettingsSection } from '../../ui/form/SettingsSection';
import { commitRequestEmailConfirmation } from '../account/confirmationMutations';
import { SendLinkButton } from './SendLinkButton';

/** The account's address and whether it is confirmed. */
export function AddressSection({ viewer }: { viewer: AddressSection_viewer$key }) {
  const { email, emailConfirmedAt } = useFragment(
    graphql`
      fragment AddressSection_viewer on Viewer {
        email
        emailConfirmedAt
      }
    `,
    viewer,
  );
  return (
    <SettingsSection title="Email address" lead="Where mails go; nobody else sees it.">
      <chakra.p overflowWrap="anywhere">{email}</chakra.p>
      {emailConfirmedAt ? (
        <chakra.p color="ink.muted">
          Confirmed on <Time value={emailConfirmedAt} format="date" />
        </chakra.p>
      ) : (
        <>
          <chakra.p mt="2" maxW="measure">
            <chakra.strong>Not confirmed yet.</chakra.strong> Open the link in our mail on a device where
            you’re signed in. Opened anywhere else, it signs out your devices and removes your password, in
            case somebody else made the account.
          </chakra.p>
          <SendLinkButton
            label="Send a confirmation link"
            send={() => commitRequestEmailConfirmation(email)}
            sent="A link is on its way to your address."
          />
        </>
      )}
    </SettingsSection>
  );
}
