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
  /** The verb after "This link", such as "signs in". */
  effect: string;
  children: ReactNode;
  /** The button that uses the link nevertheless. */
  confirm: { label: string; onClick: () => void };
  onStay: () => void;
}

/** Shown before a link is used that belongs to another account than the one signed in; names both. */
export function OtherAccount({ title, owner, viewer, effect, children, confirm, onStay }: OtherAccountProps) {
  return (
    <AccountPage
      takesFocus
      title={title}
      lead={`This link ${effect} ${accountLabel(owner)}. You’re signed in here as ${accountLabel(viewer)}.`}
      footer={null}
    >
      <chakra.p mb="6">{children}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={confirm.onClick}>{confirm.label}</Button>
        <LinkButton to="/dashboard" replace variant="outline" onClick={onStay}>
          Stay signed in as {viewer.username}
        </LinkButton>
      </chakra.div>
    </AccountPage>
  );
}

const accountLabel = ({ username, email }: { username: string; email: string }) => `${username} (${email})`;
