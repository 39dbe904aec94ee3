import { useCallback, useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PinButton_note$key } from '../../../__generated__/PinButton_note.graphql';
import type { PinButtonPinNoteMutation } from '../../../__generated__/PinButtonPinNoteMutation.graphql';
import { kinds } from '../../../documents/model/kinds';
import { useDocuments } from '../../../documents/useDocuments';
import { useAppMutation } from '../../../relay/useAppMutation';
import { PinIcon } from '../../../ui/content/icons';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { isFocusLost } from '../../../ui/layout/focusFallback';

/** Pins or unpins a note. It moves in its list at once, and moves back if the server refuses. */
export function PinButton({ note }: { note: PinButton_note$key }) {
  const { id, title, isPinned } = useFragment(
    graphql`
      fragment PinButton_note on Note {
        id
        title
        isPinned
      }
    `,
    note,
  );
  const [pinNote, pinning] = usePinNoteMutation();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // A changed pin moves the row within its list, and browsers take the focus from a moved element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the pin changes
  useEffect(() => {
    if (hadFocus.current && isFocusLost()) button.current?.focus();
  }, [isPinned]);

  const toggle = async () => {
    if (pinning) return;
    hadFocus.current = true;
    try {
      await pinNote(id, !isPinned);
    } catch {
      toast.error('Failed to update note');
    }
  };
  return (
    <Button
      ref={button}
      variant="ghost"
      size="icon"
      aria-pressed={isPinned}
      aria-label={`Pin ${title || kinds.note.untitled}`}
      title={isPinned ? 'Unpin' : 'Pin to the top'}
      color={isPinned ? 'accent' : 'ink.muted'}
      fontSize="lg"
      mt="-1"
      onClick={() => void toggle()}
      onBlur={() => {
        // Still connected, the button has lost the focus to another element, not by a move of its row.
        if (button.current?.isConnected) hadFocus.current = false;
      }}
    >
      <PinIcon fill={isPinned ? 'currentColor' : 'none'} />
    </Button>
  );
}

/** Sends a note's pin without the version that was edited, because the text stays the same. */
function usePinNoteMutation() {
  const documents = useDocuments();
  const [commit, inFlight] = useAppMutation<PinButtonPinNoteMutation>(graphql`
    mutation PinButtonPinNoteMutation($input: UpdateNoteInput!) {
      updateNote(input: $input) {
        note {
          id
          isPinned
          updatedAt
        }
      }
    }
  `);
  const pinNote = useCallback(
    async (id: string, isPinned: boolean) => {
      await commit(
        { input: { id, isPinned } },
        { optimisticUpdater: (store) => store.get(id)?.setValue(isPinned, 'isPinned') },
      );
      // The local copy is outdated now.
      documents.serverChanged(id);
    },
    [commit, documents],
  );
  return [pinNote, inFlight] as const;
}
