import { Menu, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  ManagedMemberMenu_member$data,
  ManagedMemberMenu_member$key,
} from '../../../__generated__/ManagedMemberMenu_member.graphql';
import { isAdmin } from '../../../auth/roles';
import { useAuth } from '../../../auth/useAuth';
import { MoreIcon } from '../../../ui/content/icons';
import { Button } from '../../../ui/form/Button';
import { Link } from '../../../ui/layout/Link';
import { MemberActDialog } from './MemberActDialog';
import { actTexts, type MemberAct } from './memberActs';

type Member = ManagedMemberMenu_member$data;

const actsOf = (member: Member): MemberAct[] => {
  const isAllowed: Record<MemberAct, boolean> = {
    roles: member.viewerCanSetRoles,
    recovery: member.viewerCanSendRecovery,
    endSignIns: member.viewerCanEndSignIns,
    restore: member.viewerCanRestore,
    suspend: member.viewerCanSuspend,
  };
  return (Object.keys(isAllowed) as MemberAct[]).filter((act) => isAllowed[act]);
};

function linksOf({ state, user }: Member, canSeeLog: boolean) {
  return [
    ...(state === 'WAITING' ? [{ to: '/admin/approvals', label: 'See the request' }] : []),
    ...(canSeeLog ? [{ to: `/admin/audit-log?member=${user.id}`, label: 'See in the audit log' }] : []),
  ];
}

/** The actions on a member. The menu is rendered once it is first opened, because a list has many rows. */
export function ManagedMemberMenu({ member }: { member: ManagedMemberMenu_member$key }) {
  const data = useFragment(
    graphql`
      fragment ManagedMemberMenu_member on ManagedMember {
        id
        state
        roles
        viewerCanSetRoles
        viewerCanSendRecovery
        viewerCanEndSignIns
        viewerCanRestore
        viewerCanSuspend
        user {
          id
          name
        }
      }
    `,
    member,
  );
  const canSeeLog = isAdmin(useAuth().viewer);
  const [wasOpened, setWasOpened] = useState(false);
  const [act, setAct] = useState<MemberAct | null>(null);
  const acts = actsOf(data);
  const links = linksOf(data, canSeeLog);
  const label = `Actions for ${data.user.name}`;
  if (acts.length + links.length === 0) return null;
  const button = (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      aria-label={label}
      aria-haspopup="menu"
      onClick={wasOpened ? undefined : () => setWasOpened(true)}
    >
      <MoreIcon />
    </Button>
  );
  if (!wasOpened) return button;
  return (
    <>
      <Menu.Root
        defaultOpen
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => setAct(acts.find((one) => one === value) ?? null)}
      >
        <Menu.Trigger asChild>{button}</Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {links.map(({ to, label }) => (
                <Menu.Item key={to} value={to} asChild>
                  <Link to={to}>
                    <Menu.ItemText>{label}</Menu.ItemText>
                  </Link>
                </Menu.Item>
              ))}
              {links.length > 0 && acts.length > 0 && <Menu.Separator />}
              {acts.map((one) => (
                <Menu.Item key={one} value={one} color={actTexts[one].isDangerous && 'danger'}>
                  <Menu.ItemText>{actTexts[one].item}</Menu.ItemText>
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {act && (
        <MemberActDialog
          act={act}
          id={data.id}
          name={data.user.name}
          roles={data.roles}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
