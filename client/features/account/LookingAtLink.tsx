import { chakra } from '@chakra-ui/react';
import { Spinner } from '../../ui/feedback/Spinner';
import { AccountPage } from './AccountPage';

/** While the server is asked about a link, or uses it. */
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
