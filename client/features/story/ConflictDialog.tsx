import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { messages } from '../../../server/contract/messages';
import { Button } from '../../ui/Button';
import { Time } from '../../ui/Time';
import type { SavedStory, StoryDraft } from './storyDraft';

export interface ConflictDialogProps {
  mine: StoryDraft;
  theirs: SavedStory | null;
  saving: boolean;
  onUseMine: () => void;
  onUseTheirs: () => void;
  onKeepEditing: () => void;
}

/** Both texts side by side. Nothing has been written, and nothing is until the author chooses. */
export function ConflictDialog({
  mine,
  theirs,
  saving,
  onUseMine,
  onUseTheirs,
  onKeepEditing,
}: ConflictDialogProps) {
  return (
    <Dialog.Root
      role="alertdialog"
      open={theirs !== null}
      onOpenChange={({ open }) => {
        if (!open) onKeepEditing();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="page">
            <Dialog.Title>{messages.story.conflict}</Dialog.Title>
            <Dialog.Description mt="2">
              Choose the text to go on with. Until you do, nothing is overwritten.
            </Dialog.Description>
            {theirs && (
              <chakra.div mt="6" display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6">
                <Side heading="Yours, not saved yet" draft={mine} />
                <Side
                  heading={
                    <>
                      On the server, saved <Time value={theirs.updatedAt} format="dateTime" />
                    </>
                  }
                  draft={theirs.draft}
                />
              </chakra.div>
            )}
            <Dialog.Footer>
              <Button variant="ghost" onClick={onKeepEditing} disabled={saving}>
                Keep editing
              </Button>
              <Button variant="outline" onClick={onUseTheirs} disabled={saving}>
                Use the server’s
              </Button>
              <Button onClick={onUseMine} loading={saving}>
                Use mine
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Side({ heading, draft }: { heading: React.ReactNode; draft: StoryDraft }) {
  return (
    <chakra.section minW="0">
      <chakra.h3 textStyle="label" color="ink.muted">
        {heading}
      </chakra.h3>
      <chakra.p dir="auto" mt="2" textStyle="subheading" overflowWrap="anywhere">
        {draft.title}
      </chakra.p>
      <chakra.div
        dir="auto"
        tabIndex={0}
        role="group"
        aria-label="Text"
        mt="2"
        p="4"
        maxH={{ base: '32', md: '96' }}
        overflowY="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        fontFamily="reading"
        lineHeight="prose"
        bg="paper.sunken"
        borderRadius="md"
      >
        {draft.content}
      </chakra.div>
    </chakra.section>
  );
}
