import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { limits } from '../../../server/contract/limits';
import { type FieldControlProps, Input } from '../../ui/form/Field';
import { tagSeparators } from '../model/storyDraft';
import { useTagSuggestions } from './useTagSuggestions';

export interface TagComboboxProps {
  control: FieldControlProps;
  entry: string;
  chosen: readonly string[];
  readOnly: boolean;
  /** Set while the focus is moved here by script, so that the list stays closed. */
  quiet: RefObject<boolean>;
  onEntryChange: (entry: string) => void;
  /** Adds the entry as a tag. */
  onAdd: () => void;
  /** Adds a suggestion. */
  onTake: (name: string) => void;
}

/** An editable combobox for tags, by the ARIA practices. */
export function TagCombobox({
  control,
  entry,
  chosen,
  readOnly,
  quiet,
  onEntryChange,
  onAdd,
  onTake,
}: TagComboboxProps) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useTagSuggestions(entry, chosen, open && !readOnly);
  const shown = open && !readOnly && suggestions.length > 0;
  const current = shown ? Math.min(active, suggestions.length - 1) : -1;
  const list = useRef<HTMLUListElement>(null);
  const listId = `${control.id}-suggestions`;
  const optionId = (index: number) => `${listId}-${index}`;

  useLayoutEffect(() => {
    // jsdom has no scrollIntoView.
    if (shown) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [shown]);

  // After a choice the list stays closed until the next input.
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (name: string) => {
    close();
    onTake(name);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    const { length } = suggestions;
    if (length > 0) setActive(current < 0 ? (step > 0 ? 0 : length - 1) : (current + step + length) % length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly || event.nativeEvent.isComposing) return;
    const act = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === 'Escape' && shown) {
      act();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      act();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' || event.key === ',') {
      act();
      const name = suggestions[current];
      if (event.key === 'Enter' && name !== undefined) take(name);
      else {
        close();
        onAdd();
      }
    }
  };

  return (
    <chakra.div position="relative" flex="1" minW="0">
      <Input
        {...control}
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? optionId(current) : undefined}
        dir="auto"
        value={entry}
        readOnly={readOnly}
        maxLength={limits.tag.max}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        onFocus={() => {
          if (!quiet.current) setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          onEntryChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          // A single-line field would drop line breaks and truncate a list of tags.
          const pasted = event.clipboardData.getData('text');
          if (readOnly || !tagSeparators.test(pasted)) return;
          event.preventDefault();
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          close();
          onEntryChange(
            `${value.slice(0, selectionStart ?? value.length)}${pasted}${value.slice(selectionEnd ?? value.length)},`,
          );
        }}
      />
      {shown && (
        <chakra.ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label={entry.trim() ? 'Suggested tags' : 'Popular tags'}
          position="absolute"
          top="calc(100% + 0.25rem)"
          insetX="0"
          zIndex="dropdown"
          p="1"
          listStyle="none"
          bg="paper.raised"
          borderWidth="1px"
          borderColor="rule"
          borderRadius="md"
          boxShadow="raised"
        >
          {suggestions.map((name, index) => (
            <chakra.li
              key={name}
              id={optionId(index)}
              role="option"
              aria-selected={index === current}
              dir="auto"
              px="2"
              py="1.5"
              minH="9"
              borderRadius="md"
              cursor="pointer"
              overflowWrap="anywhere"
              css={{ '@media (pointer: coarse)': { minHeight: 'var(--chakra-sizes-target)' } }}
              bg={index === current ? 'accent.wash' : undefined}
              _hover={{ bg: index === current ? 'accent.wash' : 'paper.hover' }}
              // Keeps the focus in the field for the next tag.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(name)}
            >
              {name}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
