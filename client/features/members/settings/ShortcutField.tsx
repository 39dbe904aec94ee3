import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import {
  type Combination,
  combinationOf,
  formatCombination,
  mayBeTakenByBrowser,
  parseCombination,
  problemOfBinding,
} from '../../../settings/combination';
import { Button } from '../../../ui/form/Button';
import { Input } from '../../../ui/form/Field';

interface ShortcutFieldProps {
  name: string;
  current: Combination;
  problem: string | null;
  onTyping: () => void;
  onSave: (keys: string) => void;
  onCancel: () => void;
}

/** Sets a shortcut by its keys, or by their typed names for members with a screen reader or a phone. */
export function ShortcutField({ name, current, problem, onTyping, onSave, onCancel }: ShortcutFieldProps) {
  const [keys, setKeys] = useState(() => formatCombination(current));
  const id = useId();
  const parsed = parseCombination(keys);
  const mayBeReserved = 'combination' in parsed && mayBeTakenByBrowser(parsed.combination);

  const write = (text: string) => {
    onTyping();
    setKeys(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const pressed = combinationOf(event.nativeEvent);
    if (pressed === 'Enter' || pressed === 'Escape') {
      event.preventDefault();
      if (pressed === 'Enter') onSave(keys);
      else onCancel();
      return;
    }
    // Keys that type or edit text do so in the field; other keys are entered as the shortcut.
    if (!pressed || problemOfBinding(pressed)) return;
    event.preventDefault();
    write(formatCombination(pressed));
  };

  return (
    <chakra.div flex={{ base: '1 1 100%', md: '0 1 auto' }} display="grid" gap="1.5">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Input
          id={id}
          aria-label={`Keys for ${name}`}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem ? true : undefined}
          w={{ base: 'full', md: '40' }}
          value={keys}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button size="sm" minH="target" onClick={() => onSave(keys)}>
          Save
        </Button>
        <Button variant="ghost" size="sm" minH="target" onClick={onCancel}>
          Cancel
        </Button>
      </chakra.div>
      <chakra.p
        id={`${id}-hint`}
        role="status"
        maxW="22rem"
        textStyle="small"
        color={problem ? 'danger' : 'ink.muted'}
      >
        {problem ??
          (mayBeReserved
            ? 'Your browser may keep these keys for itself.'
            : 'Press the keys, or type them. Enter saves, Escape cancels.')}
      </chakra.p>
    </chakra.div>
  );
}
