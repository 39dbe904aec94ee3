import { chakra } from '@chakra-ui/react';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { limits } from '../../../../../server/contract/limits';
import { countCharacters, isVisible } from '../../../../../server/contract/profileRules';
import { Button } from '../../../../ui/form/Button';
import { CharacterCounter } from '../../../../ui/form/CharacterCounter';
import { Textarea } from '../../../../ui/form/Field';

const { contentMax } = limits.chat;
/** The counter appears when this many characters are left. */
const nearlyFull = 100;

interface ChatBoxProps {
  text: string;
  problem: string | null;
  onText: (text: string) => void;
  onSend: () => void;
}

/** The field for a new message. Enter sends, Shift+Enter begins a new line. */
export function ChatBox({ text, problem, onText, onSend }: ChatBoxProps) {
  const id = useId();
  const count = countCharacters(text);
  const maySend = isVisible(text) && count <= contentMax;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (maySend) onSend();
  };
  return (
    <chakra.form onSubmit={submit} mt="4">
      <chakra.label htmlFor={id} srOnly>
        Message
      </chakra.label>
      <chakra.div display="flex" alignItems="flex-end" gap="2">
        <Textarea
          id={id}
          rows={1}
          flex="1"
          minW="0"
          dir="auto"
          placeholder="Write a message"
          value={text}
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem || count > contentMax ? true : undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
        />
        <Button type="submit" variant="outline" aria-disabled={!maySend}>
          Send
        </Button>
      </chakra.div>
      {contentMax - count <= nearlyFull && (
        <CharacterCounter count={count} max={contentMax} nearlyFull={nearlyFull} />
      )}
      {problem && (
        <chakra.p id={`${id}-problem`} role="alert" textStyle="small" color="danger" mt="1">
          {problem}
        </chakra.p>
      )}
    </chakra.form>
  );
}
