import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AddressSection_viewer$key } from '../../../__generated__/AddressSection_viewer.graphql';
import { Time } from '../../../ui/content/Time';
import { Button } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { UnconfirmedAddress } from '../../identity/account/UnconfirmedAddress';
import { refreshAddress, useFreshAddress } from '../../identity/account/useFreshAddress';
import { ChangeAddressForm } from './ChangeAddressForm';

/** The account's email address, whether it is confirmed, and a new address that isn't confirmed yet. */
export function AddressSection({ viewer }: { viewer: AddressSection_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment AddressSection_viewer on Viewer {
        email
        emailConfirmedAt
        pendingEmail
        hasPassword
        ...UnconfirmedAddress_viewer
      }
    `,
    viewer,
  );
  const { email, emailConfirmedAt, pendingEmail, hasPassword } = data;
  useFreshAddress(pendingEmail !== null);
  return (
    <SettingsSection
      title="Email address"
      lead="We send mail here. Of the other members, only administrators can see it."
    >
      <chakra.p overflowWrap="anywhere">{email}</chakra.p>
      {emailConfirmedAt ? (
        <chakra.p color="ink.muted">
          Confirmed on <Time value={emailConfirmedAt} format="date" />
        </chakra.p>
      ) : (
        <chakra.p color="ink.muted">Not confirmed yet</chakra.p>
      )}
      <UnconfirmedAddress viewer={data} mt="3" maxW="measure" />
      <div role="status">{pendingEmail && <PendingAddress email={pendingEmail} />}</div>
      <ChangeAddress currentEmail={email} hasPassword={hasPassword} isWaiting={pendingEmail !== null} />
    </SettingsSection>
  );
}

const PendingAddress = ({ email }: { email: string }) => (
  <chakra.p mt="4" px="4" py="3" maxW="measure" bg="accent.wash" borderRadius="md" overflowWrap="anywhere">
    <chakra.strong>Waiting for confirmation at {email}.</chakra.strong> Open the link in our mail there within
    24 hours, on a device where you’re signed in. Until then your address stays. Nothing there? Look among the
    spam. A new address gets one such mail a day: another link comes tomorrow, if you ask for it then.
  </chakra.p>
);

interface ChangeAddressProps {
  currentEmail: string;
  hasPassword: boolean;
  isWaiting: boolean;
}

function ChangeAddress({ currentEmail, hasPassword, isWaiting }: ChangeAddressProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // The form, which had the focus, is removed.
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (!isOpen)
    return (
      <Button ref={opener} variant="outline" mt="4" onClick={() => setIsOpen(true)}>
        {isWaiting ? 'Send another link' : 'Change address'}
      </Button>
    );
  return (
    <ChangeAddressForm
      currentEmail={currentEmail}
      hasPassword={hasPassword}
      onSent={() => void refreshAddress().then(close)}
      onCancel={close}
    />
  );
}
