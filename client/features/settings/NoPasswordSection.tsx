import { graphql, useFragment } from 'react-relay';
import type { NoPasswordSection_viewer$key } from '../../__generated__/NoPasswordSection_viewer.graphql';
import { SettingsSection } from '../../ui/form/SettingsSection';
import { commitRequestPasswordReset } from '../account/recoveryMutations';
import { SendLinkButton } from './SendLinkButton';

/** Replaces the password form if the first confirmation of the address voided the password. */
export function NoPasswordSection({ viewer }: { viewer: NoPasswordSection_viewer$key }) {
  const { email } = useFragment(
    graphql`
      fragment NoPasswordSection_viewer on Viewer {
        email
      }
    `,
    viewer,
  );
  return (
    <SettingsSection
      title="Set a password"
      lead="Your account has no password: you sign in by a mailed link. The one set before you confirmed your address was removed, as it may have been someone else’s."
    >
      <SendLinkButton
        label="Send a reset link"
        send={() => commitRequestPasswordReset(email)}
        sent="A link to choose a password is on its way to your address."
      />
    </SettingsSection>
  );
}
