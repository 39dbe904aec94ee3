import { chakra, Menu, Portal, VisuallyHidden } from '@chakra-ui/react';
import { useAuth } from '../auth/useAuth';
import { Avatar } from '../ui/content/Avatar';
import { ChevronDownIcon, GearIcon, HelpIcon, LeaveIcon, PersonIcon } from '../ui/content/icons';
import { Button } from '../ui/form/Button';
import { Link } from '../ui/layout/Link';

const signOutItem = 'sign-out';

export function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const { viewer } = useAuth();
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
        if (value === signOutItem) onSignOut();
      }}
    >
      <Menu.Trigger asChild>
        <Button variant="ghost" px="2">
          <VisuallyHidden>Your menu, </VisuallyHidden>
          <Avatar own name={viewer.name} url={viewer.profileImageUrl} size="8" />
          <chakra.span maxW="40" truncate mdDown={{ srOnly: true }}>
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
  );
}
