import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../server/contract/messages';
import { useAuth } from '../auth/useAuth';
import { TextLink } from '../ui/form/Button';

/** For administrators whose role doesn't count in this sign-in. /admin says so itself. */
export function SecondFactorNotice() {
  const { viewer } = useAuth();
  const isAdminPage = /^\/admin\b/i.test(useLocation().pathname);
  if (!viewer?.secondFactorOwed || isAdminPage) return null;
  return (
    <chakra.p mb="6" px="4" py="3" bg="warning.wash" borderRadius="md">
      {messages.secondFactor.owed} <TextLink to="/settings?tab=privacy">Set one up in Settings</TextLink> to
      use your role. If you have one already, sign out and in again with it.
    </chakra.p>
  );
}
