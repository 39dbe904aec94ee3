import { chakra, Menu, Portal, VisuallyHidden } from '@chakra-ui/react';
import { use, useState } from 'react';
import { useAuth } from '../auth/useAuth';
import { DocumentsContext } from '../documents/DocumentsContext';
import type { DocumentKind } from '../documents/model/model';
import { findUnsent, SignOutDialog } from '../documents/screens/SignOutDialog';
import { Avatar } from '../ui/content/Avatar';
import { ChevronDownIcon, GearIcon, HelpIcon, LeaveIcon, PersonIcon } from '../ui/content/icons';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog';
import { Button } from '../ui/form/Button';
import { isTextUnsaved } from '../ui/form/unsavedText';
import { Link } from '../ui/layout/Link';

const signOutItem = 'sign-out';

export function UserMenu() {
  const { viewer, signOut } = useAuth();
  const documents = use(DocumentsContext);
  const [asking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState<readonly DocumentKind[] | null>(null);
  if (!viewer) return null;
  const leave = async () => {
    if (isTextUnsaved()) return setAsking(true);
    const texts = documents ? await findUnsent(documents) : [];
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
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        text="Some of your text isn’t saved yet. Sign out all the same?"
        confirmLabel="Sign Out"
        tone="solid"
        onConfirm={signOut}
      />
      {documents && (
        <SignOutDialog
          documents={documents}
          unsent={unsent}
          onUnsent={setUnsent}
          onStay={() => setUnsent(null)}
          onSignOut={signOut}
        />
      )}
    </>
  );
}
