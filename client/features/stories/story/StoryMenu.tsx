import { Menu, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { isolated } from '../../../../server/contract/isolated';
import { MoreIcon } from '../../../ui/content/icons';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { announce } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { Link } from '../../../ui/layout/Link';
import { ShareDialog } from '../share/ShareDialog';
import { PrivacyDialog, type PrivacyDialogProps } from './PrivacyDialog';
import { useDeleteStoryMutation } from './useDeleteStoryMutation';
import { useStoryDownload } from './useStoryDownload';

type OpenDialog = 'share' | 'privacy' | 'delete';

/** What the author can do with a story of a list. The menu is rendered once it is first opened, because a list has many rows. */
export function StoryMenu(props: Pick<PrivacyDialogProps, 'story'>) {
  const [wasOpened, setWasOpened] = useState(false);
  const label = `Actions for ${props.story.title}`;
  if (wasOpened) return <OpenedMenu {...props} label={label} />;
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      aria-label={label}
      aria-haspopup="menu"
      onClick={() => setWasOpened(true)}
    >
      <MoreIcon />
    </Button>
  );
}

function OpenedMenu({ story, label }: Pick<PrivacyDialogProps, 'story'> & { label: string }) {
  const { id } = story;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [download, preparing] = useStoryDownload(id);
  const [deleteStory] = useDeleteStoryMutation();
  const close = () => setDialog(null);
  const links = [
    { value: 'edit', label: 'Edit', to: `/stories/${id}/edit` },
    { value: 'versions', label: 'Versions', to: `/stories/${id}/versions` },
  ];
  return (
    <>
      <Menu.Root
        defaultOpen
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => {
          if (value === 'pdf') void download('pdfUrl');
          else if (value === 'share' || value === 'privacy' || value === 'delete') setDialog(value);
        }}
      >
        <Menu.Trigger asChild>
          <Button variant="ghost" size="sm" px="2" aria-label={label} loading={preparing}>
            {!preparing && <MoreIcon />}
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {links.map(({ value, label, to }) => (
                <Menu.Item key={value} value={value} asChild>
                  <Link to={to}>
                    <Menu.ItemText>{label}</Menu.ItemText>
                  </Link>
                </Menu.Item>
              ))}
              <Menu.Item value="share">
                <Menu.ItemText>Share with…</Menu.ItemText>
              </Menu.Item>
              <Menu.Item value="privacy">
                <Menu.ItemText>Privacy…</Menu.ItemText>
              </Menu.Item>
              <Menu.Item value="pdf">
                <Menu.ItemText>Export as PDF</Menu.ItemText>
              </Menu.Item>
              <Menu.Separator />
              <Menu.Item value="delete" color="danger">
                <Menu.ItemText>Delete…</Menu.ItemText>
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ShareDialog storyId={id} open={dialog === 'share'} onClose={close} />
      {dialog === 'privacy' && <PrivacyDialog story={story} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        onClose={close}
        text="Are you sure you want to delete this story?"
        note={`“${isolated(story.title)}” is deleted with all of its versions.`}
        confirmLabel="Delete"
        // As specified, a failure shows no message: the story is still listed.
        onConfirm={() =>
          deleteStory({ id }).then(
            () => announce('Story deleted'),
            () => undefined,
          )
        }
      />
    </>
  );
}
