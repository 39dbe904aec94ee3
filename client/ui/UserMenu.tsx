import { chakra, Menu, Portal } from '@chakra-ui/react';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../features/account/session';
import { DeskContext } from '../offline/hooks';
import type { TextKind } from '../offline/model';
import { Avatar } from './Avatar';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { ChevronDownIcon, GearIcon, HelpIcon, LeaveIcon, PersonIcon } from './icons';
import { findUnsent, SignOutDialog } from './SignOutDialog';
import { isTextUnsaved } from './unsavedText';

const signOutItem = 'sign-out';

export function UserMenu() {
  const { viewer, signOut } = useSession();
  const desk = use(DeskContext);
  const [asking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState<readonly TextKind[] | null>(null);
  if (!viewer) return null;
  const leave = async () => {
    if (isTextUnsaved()) return setAsking(true);
    const texts = desk ? await findUnsent(desk) : [];
    if (texts.length > 0) setUnsent(texts);
    else signOut();
  };
  const items = [
    { to: `/u/${viewer.username}`, label: 'Your Profile', Icon: PersonIcon },
    { to: '/settings', label: 'Settings', Icon: GearIcon },
    { to: '/help', label: 'Help', Icon: HelpIcon },
  ];
  return (
    <>
      <Menu.Root
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => {
          if (value === signOutItem) void leave();
        }}
      >
        <Menu.Trigger asChild>
          <Button variant="ghost" px="2" aria-label={`Your menu, ${viewer.name}`}>
            <Avatar name={viewer.name} url={viewer.profileImageUrl} size="8" />
            <chakra.span hideBelow="md" maxW="40" truncate>
              <bdi>{viewer.name}</bdi>
            </chakra.span>
            <ChevronDownIcon hideBelow="md" />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {items.map(({ to, label, Icon }) => (
                <Menu.Item key={label} value={label} asChild>
                  <Link to={to}>
                    <Icon color="ink.muted" />
                    <Menu.ItemText>{label}</Menu.ItemText>
                  </Link>
                </Menu.Item>
              ))}
              <Menu.Separator />
              <Menu.Item value={signOutItem}>
                <LeaveIcon color="ink.muted" />
                <Menu.ItemText>Sign Out</Menu.ItemText>
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        text="Some of your text isn’t saved yet. Sign out all the same?"
        confirmLabel="Sign Out"
        tone="solid"
        onConfirm={signOut}
      />
      {desk && (
        <SignOutDialog
          desk={desk}
          unsent={unsent}
          onUnsent={setUnsent}
          onStay={() => setUnsent(null)}
          onSignOut={signOut}
        />
      )}
    </>
  );
}
