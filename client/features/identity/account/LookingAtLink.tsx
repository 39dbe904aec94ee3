import { chakra } from '@chakra-ui/react';
import { Spinner } from '../../../ui/feedback/Spinner';
import { AccountPage } from './AccountPage';

interface LookingAtLinkProps {
  title: string;
  lead?: string;
  status: string;
}

/** Shown while the server checks or uses a link. */
export function LookingAtLink({
  title,
  lead = 'One moment, we’re looking at your link.',
  status,
}: LookingAtLinkProps) {
  return (
    <AccountPage title={title} lead={lead} footer={null}>
      <chakra.div role="status" color="ink.muted">
        <Spinner />
        <chakra.span srOnly>{status}</chakra.span>
      </chakra.div>
    </AccountPage>
  );
}
