import { chakra, Dialog, Menu, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import type { StoryText } from '../../../documents/model/model';
import { hasUnpublishedChanges, publishedOf } from '../../../documents/model/published';
import { ConflictColumn } from '../../../documents/screens/ConflictColumn';
import type { Writing } from '../../../documents/screens/useWriting';
import { ChevronDownIcon } from '../../../ui/content/icons';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { Button } from '../../../ui/form/Button';
import { Modal } from '../../../ui/layout/Modal';
import { useIsPhone } from '../../../ui/layout/useIsPhone';
import { UnpublishedMark } from './UnpublishedMark';

/** The part of the status line that says that readers see an earlier text, with what the author can do about it. */
export function UnpublishedChanges({ writing }: { writing: Writing }) {
  const { document, readOnly, discard } = writing;
  const [open, setOpen] = useState<Choice | null>(null);
  const Choices = useIsPhone() ? ChoicesInMenu : ChoicesInLine;
  const published = publishedOf(document.base);
  const close = () => setOpen(null);
  if (!published || !hasUnpublishedChanges(document)) return null;
  return (
    <>
      <Choices readOnly={readOnly} onChoose={setOpen} />
      <ConfirmDialog
        open={open === 'discard'}
        onClose={close}
        text="Discard your changes?"
        note="The text that others read takes their place here. What was saved of your changes stays among the story’s versions."
        confirmLabel="Discard changes"
        onConfirm={discard}
      />
      {open === 'compare' && <Comparison published={published} mine={document} onClose={close} />}
    </>
  );
}

type Choice = 'discard' | 'compare';

interface ChoicesProps {
  readOnly: boolean;
  onChoose: (choice: Choice) => void;
}

/** The mark and buttons; ActionBar gives what is `data-wide` a line of its own where there is room. */
const ChoicesInLine = ({ readOnly, onChoose }: ChoicesProps) => (
  <>
    <UnpublishedMark />
    <chakra.span data-wide display="inline-flex" flexWrap="wrap">
      <Button variant="ghost" size="sm" px="2" disabled={readOnly} onClick={() => onChoose('discard')}>
        Discard changes
      </Button>
      <Button variant="ghost" size="sm" px="2" onClick={() => onChoose('compare')}>
        Compare with published
      </Button>
    </chakra.span>
  </>
);

/** On phones, a menu in the corner of the status line, because there is no room for another line. */
const ChoicesInMenu = ({ readOnly, onChoose }: ChoicesProps) => (
  <Menu.Root
    positioning={{ placement: 'top-end' }}
    onSelect={({ value }) => onChoose(value === 'discard' ? value : 'compare')}
  >
    <Menu.Trigger asChild>
      <Button
        data-beside
        variant="ghost"
        w="28"
        px="2"
        gap="1"
        bg="warning.wash"
        color="warning"
        fontSize="xs"
        _hover={{ bg: 'warning.wash', color: 'warning' }}
      >
        Unpublished changes
        <ChevronDownIcon />
      </Button>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="discard" disabled={readOnly}>
            <Menu.ItemText>Discard changes</Menu.ItemText>
          </Menu.Item>
          <Menu.Item value="compare">
            <Menu.ItemText>Compare with published</Menu.ItemText>
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);

interface ComparisonProps {
  published: StoryText;
  mine: StoryText;
  onClose: () => void;
}

/** The published and the changed text, with the changes marked as in a conflict. */
function Comparison({ published, mine, onClose }: ComparisonProps) {
  return (
    <Modal open onClose={onClose} box={{ maxW: 'page' }}>
      <Dialog.Title>Compare with published</Dialog.Title>
      <chakra.div
        mt="5"
        display="grid"
        columnGap="5"
        rowGap={{ base: '5', sm: '0' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <ConflictColumn
          kind="story"
          heading="Published"
          label="Published text"
          text={published}
          base={null}
        />
        <ConflictColumn
          kind="story"
          heading="Yours, not published"
          label="Your text"
          text={mine}
          base={published}
        />
      </chakra.div>
      <Dialog.Footer>
        <Button onClick={onClose}>Close</Button>
      </Dialog.Footer>
    </Modal>
  );
}
