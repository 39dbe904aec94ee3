import { chakra } from '@chakra-ui/react';
import { Spinner } from '../../ui/feedback/Spinner';
import { AccountPage } from './AccountPage';

/** Shown while the server checks or uses a link. */
export function LookingAtLink({ title, status }: { title: string; status: string }) {
  return (
    <AccountPage title={title} lead="One moment, we’re looking at your link." footer={null}>
      <chakra.div role="status" color="ink.muted">
        <Spinner />
        <chakra.span srOnly>{status}</chakra.span>
      </chakra.div>
    </AccountPage>
  );
}
