import { chakra, Dialog } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { CloseIcon } from '../../ui/content/icons';
import { Button } from '../../ui/form/Button';
import { Modal } from '../../ui/layout/Modal';
import type { Writing } from '../screens/useWriting';

interface OutlineProps {
  writing: Writing;
  open: boolean;
  onClose: () => void;
}

/** How long the browser takes at most to report the caret that came with the focus. */
const focusMs = 150;

/** The headings of the text; choosing one goes there. */
export function OutlineDialog({ writing, open, onClose }: OutlineProps) {
  const { editor } = writing.refs;
  const chosen = useRef<number | null>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      box={{ position: 'relative' }}
      finalFocusEl={() => null}
      onExitComplete={() => {
        const line = chosen.current;
        chosen.current = null;
        // The dialog returns the focus first, and with it the earlier caret.
        setTimeout(() => (line === null ? editor.current?.focus() : editor.current?.goToLine(line)), focusMs);
      }}
    >
      <Dialog.Title>Outline</Dialog.Title>
      <Dialog.CloseTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Close">
          <CloseIcon />
        </Button>
      </Dialog.CloseTrigger>
      <Headings
        writing={writing}
        onChoose={(line) => {
          chosen.current = line;
          onClose();
        }}
      />
    </Modal>
  );
}

function Headings({ writing, onChoose }: { writing: Writing; onChoose: (line: number) => void }) {
  const { editor } = writing.refs;
  const headings = useMemo(() => editor.current?.outline() ?? [], [editor]);
  if (headings.length === 0)
    return (
      <chakra.p mt="4" color="ink.muted">
        No headings yet. A line that begins with “# ” is one.
      </chakra.p>
    );
  return (
    <chakra.ul mt="4" listStyleType="none" maxH="60dvh" overflowY="auto" p="1">
      {headings.map(({ line, level, text }) => (
        <li key={line}>
          <chakra.button
            type="button"
            dir="auto"
            display="block"
            w="full"
            minH="target"
            py="2"
            textAlign="start"
            fontFamily="reading"
            fontWeight={level === 1 ? 'semibold' : undefined}
            borderBottomWidth="1px"
            borderColor="rule"
            cursor="pointer"
            overflowWrap="anywhere"
            style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}
            _hover={{ color: 'accent' }}
            onClick={() => onChoose(line)}
          >
            {text || 'Untitled'}
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  );
}
