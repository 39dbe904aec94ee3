import { chakra } from '@chakra-ui/react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { limits } from '../../../server/contract/limits';
import { type FieldControlProps, Input } from '../../ui/form/Field';
import { comboboxProps, OptionList } from '../../ui/form/OptionList';
import { tagSeparators } from '../model/addTags';
import { useTagSuggestions } from './useTagSuggestions';

interface TagComboboxProps {
  control: FieldControlProps;
  entry: string;
  chosen: readonly string[];
  readOnly: boolean;
  onEntryChange: (entry: string) => void;
  /** Adds the entry as a tag. */
  onAdd: () => void;
  /** Adds a suggestion. */
  onTake: (name: string) => void;
}

/** The list of suggestions: whether it is open, which one is active, and what the keys do. */
function useSuggestionList({
  entry,
  chosen,
  readOnly,
  onAdd,
  onTake,
}: Pick<TagComboboxProps, 'entry' | 'chosen' | 'readOnly' | 'onAdd' | 'onTake'>) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useTagSuggestions(entry, chosen, open && !readOnly);
  const shown = open && !readOnly && suggestions.length > 0;
  const current = shown ? Math.min(active, suggestions.length - 1) : -1;

  const show = () => setOpen(true);
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
    show();
    const { length } = suggestions;
    if (length > 0) setActive(current < 0 ? (step > 0 ? 0 : length - 1) : (current + step + length) % length);
  };
  const enter = (key: 'Enter' | ',') => {
    const name = suggestions[current];
    if (key === 'Enter' && name !== undefined) return take(name);
    close();
    onAdd();
  };
  const actionOf = (key: string) => {
    if (key === 'Escape' && shown) return close;
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Enter' || key === ',') return () => enter(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = readOnly || event.nativeEvent.isComposing ? undefined : actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  /** Starts anew after a change of the entry. */
  const restart = () => {
    show();
    setActive(-1);
  };
  return { suggestions, shown, current, show, restart, close, take, onKeyDown };
}

/**
 * Closes the list when the focus leaves the field; after a click elsewhere only once that has ended. Closing can shorten the
 * page and so scroll it: the click would end on something else than it began on.
 */
function useClosingOnBlur(close: () => void) {
  const pressing = useRef(false);
  useEffect(() => {
    const begin = ({ button }: PointerEvent) => {
      pressing.current = button === 0;
    };
    const end = () => {
      pressing.current = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointerdown', begin, { capture: true, signal });
    for (const act of pressEnds) addEventListener(act, end, { capture: true, signal });
    return () => listening.abort();
  }, []);
  return () => {
    if (!pressing.current) return close();
    const waiting = new AbortController();
    const { signal } = waiting;
    const onEnd = () => {
      waiting.abort();
      close();
    };
    for (const act of pressEnds) addEventListener(act, onEnd, { capture: true, signal });
  };
}

/** A finger takes the focus only after `pointerup`. */
const pressEnds = ['click', 'pointercancel'];

/**
 * An editable combobox for tags, by the ARIA practices. It opens on a click, an arrow key or typing. Chakra's Combobox was weighed: it
 * keeps the field's text and marks the chosen options, not the active one, and adding by Enter, comma and paste stays to be written.
 */
export function TagCombobox(props: TagComboboxProps) {
  const { control, entry, readOnly, onEntryChange } = props;
  const list = useSuggestionList(props);
  const { shown, current, close } = list;
  const closeOnBlur = useClosingOnBlur(close);
  const listId = `${control.id}-suggestions`;
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // A single-line field would drop line breaks and truncate a list of tags.
    const pasted = event.clipboardData.getData('text');
    if (readOnly || !tagSeparators.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    close();
    onEntryChange(
      `${value.slice(0, selectionStart ?? value.length)}${pasted}${value.slice(selectionEnd ?? value.length)},`,
    );
  };
  return (
    <chakra.div position="relative" flex="1" minW="0">
      <Input
        {...control}
        {...comboboxProps(listId, shown, current)}
        dir="auto"
        value={entry}
        readOnly={readOnly}
        maxLength={limits.tag.max}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        onClick={list.show}
        onBlur={closeOnBlur}
        onChange={(event) => {
          list.restart();
          onEntryChange(event.target.value);
        }}
        onKeyDown={list.onKeyDown}
        onPaste={onPaste}
      />
      {shown && (
        <FloatingBox>
          <OptionList
            id={listId}
            label={entry.trim() ? 'Suggested tags' : 'Popular tags'}
            items={list.suggestions}
            keyOf={(name) => name}
            current={current}
            onChoose={list.take}
          >
            {(name) => (
              <chakra.div dir="auto" flex="1">
                {name}
              </chakra.div>
            )}
          </OptionList>
        </FloatingBox>
      )}
    </chakra.div>
  );
}

/** Lies over what follows the field, and is scrolled into view as it opens. */
function FloatingBox({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // jsdom has no scrollIntoView.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <chakra.div
      ref={box}
      position="absolute"
      top="calc(100% + 0.25rem)"
      insetX="0"
      zIndex="dropdown"
      bg="paper.raised"
      borderRadius="md"
      boxShadow="raised"
    >
      {children}
    </chakra.div>
  );
}
