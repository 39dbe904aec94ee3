import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';

/** Shown to people who asked to join and aren't approved yet. Without an address, the page was opened directly. */
export function WaitingPage() {
  const { state } = useLocation();
  const email = typeof state?.email === 'string' ? state.email : null;
  return (
    <AccountPage
      takesFocus
      title="Your request is with the organisers"
      lead={
        <>
          We’ve kept your name and address. An organiser looks at every request, and you’ll get an email
          {email && (
            <>
              {' '}
              at{' '}
              <chakra.strong fontWeight="semibold" color="ink">
                {email}
              </chakra.strong>
            </>
          )}{' '}
          once you’re in.
        </>
      }
      footer={null}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <LinkButton to="/blog">Read the stories</LinkButton>
        <LinkButton to="/login" variant="outline">
          Sign in again
        </LinkButton>
      </chakra.div>
    </AccountPage>
  );
}
