import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AuthViewer } from '../../../auth/lastViewer';
import { Button, LinkButton } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';
import type { LinkOwner } from './confirmationMutations';

interface OtherAccountProps {
  title: string;
  owner: LinkOwner;
  viewer: AuthViewer;
  /** The link's effect, as the end of "This link …". */
  does: string;
  children: ReactNode;
  goOn: { label: string; onClick: () => void; busy?: boolean };
  onStay: () => void;
}

/** The link belongs to another account than the one signed in: names both before anything happens. */
export function OtherAccount({ title, owner, viewer, does, children, goOn, onStay }: OtherAccountProps) {
  return (
    <AccountPage
      arrived
      title={title}
      lead={`This link ${does} ${named(owner)}. You’re signed in here as ${named(viewer)}.`}
      footer={null}
    >
      <chakra.p mb="6">{children}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={goOn.onClick} loading={goOn.busy}>
          {goOn.label}
        </Button>
        <LinkButton to="/dashboard" replace variant="outline" onClick={onStay}>
          Stay signed in as {viewer.username}
        </LinkButton>
      </chakra.div>
    </AccountPage>
  );
}

const named = ({ username, email }: { username: string; email: string }) => `${username} (${email})`;
