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

/** Updates optimistically; a refusal moves the note back. */
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

  // The row moves within its list, and a browser takes the focus from what is moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with its pin, there and back
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
        // The user moved the focus; the row didn't.
        if (button.current?.isConnected) hadFocus.current = false;
      }}
    >
      <PinIcon fill={isPinned ? 'currentColor' : 'none'} />
    </Button>
  );
}

/** Sends no base, because it doesn't change the text. */
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
