import { chakra, Menu, Portal } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useSession } from '../features/account/session';
import { Button } from './Button';
import { ChevronDownIcon, GearIcon, HelpIcon, LeaveIcon, PersonIcon } from './icons';

const signOutItem = 'sign-out';

export function UserMenu() {
  const { viewer, signOut } = useSession();
  if (!viewer) return null;
  const items = [
    { to: `/u/${viewer.username}`, label: 'Your Profile', Icon: PersonIcon },
    { to: '/settings', label: 'Settings', Icon: GearIcon },
    { to: '/help', label: 'Help', Icon: HelpIcon },
  ];
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => {
        if (value === signOutItem) signOut();
      }}
    >
      <Menu.Trigger asChild>
        <Button variant="ghost" px="2" aria-label={`Your menu, ${viewer.name}`}>
          <chakra.span
            aria-hidden
            display="grid"
            placeItems="center"
            w="8"
            h="8"
            borderRadius="full"
            bg="accent.wash"
            color="accent"
            fontFamily="reading"
          >
            {[...viewer.name][0]?.toUpperCase()}
          </chakra.span>
          <chakra.span hideBelow="md" maxW="40" truncate>
            {viewer.name}
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
  );
}
