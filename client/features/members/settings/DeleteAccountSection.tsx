import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { DeleteAccountDialog } from './DeleteAccountDialog';

/** Explains what is deleted, with a button that opens the confirmation. */
export function DeleteAccountSection({ hasPassword = true }: { hasPassword?: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <chakra.div p={{ base: '4', sm: '6' }} borderWidth="1px" borderColor="danger/40" borderRadius="md">
      <SettingsSection title="Delete account" lead="At once and for good: this can’t be undone.">
        <chakra.ul display="grid" gap="2" ps="5" listStyle="disc" maxW="measure">
          <li>
            Your profile, stories, journals, notes, favorites and follows are deleted, with the comments on
            your stories. You are signed out on all your devices.
          </li>
          <li>
            What you said about other members’ public stories stays, and so does the feedback you gave on the
            platform: both as said by ‘Deleted member’.
          </li>
          <li>Your username and email address are free for others to take.</li>
        </chakra.ul>
        <chakra.p mt="4" color="ink.muted">
          If you want to keep your writing, download everything first.
        </chakra.p>
        <Button variant="outline" mt="5" color="danger" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </SettingsSection>
      <DeleteAccountDialog hasPassword={hasPassword} open={asking} onClose={() => setAsking(false)} />
    </chakra.div>
  );
}
