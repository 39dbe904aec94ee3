import { chakra } from '@chakra-ui/react';
import { Button, LinkButton, TextLink } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';

/** Shown after a link that confirmed no address. */
export const NotConfirmed = ({ text, tryAgain }: { text: string; tryAgain?: () => void }) => (
  <AccountPage
    takesFocus
    title="Address Not Confirmed"
    lead={text}
    footer={<TextLink to="/login">Back to Sign In</TextLink>}
  >
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      {tryAgain && <Button onClick={tryAgain}>Try Again</Button>}
      <LinkButton to="/settings?tab=privacy" variant={tryAgain ? 'outline' : 'solid'}>
        Open Settings
      </LinkButton>
    </chakra.div>
  </AccountPage>
);
