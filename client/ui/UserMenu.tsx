import { chakra, Menu, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../features/account/session';
import { hasUnsavedCopies } from '../features/story/unsavedCopy';
import { Avatar } from './Avatar';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { ChevronDownIcon, GearIcon, HelpIcon, LeaveIcon, PersonIcon } from './icons';
import { isTextUnsaved } from './unsavedText';

const signOutItem = 'sign-out';

export function UserMenu() {
  const { viewer, signOut } = useSession();
  const [asking, setAsking] = useState(false);
  if (!viewer) return null;
  const leave = () => {
    if (isTextUnsaved() || hasUnsavedCopies(viewer.id)) setAsking(true);
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
          if (value === signOutItem) leave();
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
    </>
  );
}
