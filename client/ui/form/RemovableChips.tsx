import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../content/icons';
import { badgeRecipe } from '../theme/recipes';

const Chip = chakra('li', badgeRecipe);

interface ChipItem {
  key: string;
  text: string;
}

interface RemovableChipsProps {
  label: string;
  items: readonly ChipItem[];
  disabled?: boolean;
  /** `button` is removed with its item, so the caller must move the focus. */
  onRemove: (item: ChipItem, button: HTMLElement) => void;
}

/** The texts of items that aren't among the others. */
const textsMissingIn = (others: readonly ChipItem[], items: readonly ChipItem[]) =>
  items.filter(({ key }) => others.every((other) => other.key !== key)).map(({ text }) => text);

/** A text about the last added or removed items, because screen readers don't announce changes of a list. */
function useChangeText(items: readonly ChipItem[]): string {
  const [changeText, setChangeText] = useState('');
  const last = useRef(items);
  useEffect(() => {
    const added = textsMissingIn(last.current, items);
    const removed = textsMissingIn(items, last.current);
    last.current = items;
    if (added.length > 0) setChangeText(`${added.join(', ')} added.`);
    else if (removed.length > 0) setChangeText(`${removed.join(', ')} removed.`);
  }, [items]);
  return changeText;
}

/**
 * The chosen items, each with a button that removes it; no list if there are none. Chakra's TagsInput was weighed: its buttons can't be
 * reached by Tab, and its items are no list.
 */
export function RemovableChips(props: RemovableChipsProps) {
  const changeText = useChangeText(props.items);
  return (
    <>
      {props.items.length > 0 && <Chips {...props} />}
      <chakra.p role="status" srOnly>
        {changeText}
      </chakra.p>
    </>
  );
}

function Chips({ label, items, disabled, onRemove }: RemovableChipsProps) {
  return (
    <chakra.ul aria-label={label} display="flex" flexWrap="wrap" gap="2" listStyle="none">
      {items.map((item) => (
        <Chip key={item.key} tone="accent" pe="0.5" maxW="full" whiteSpace="normal">
          <chakra.bdi overflowWrap="anywhere">{item.text}</chakra.bdi>
          <chakra.button
            type="button"
            aria-label={`Remove ${item.text}`}
            disabled={disabled}
            onClick={({ currentTarget }) => onRemove(item, currentTarget)}
            display="grid"
            placeItems="center"
            minW="6"
            minH="6"
            borderRadius="full"
            cursor="pointer"
            _hover={{ bg: 'paper.hover' }}
          >
            <CloseIcon width="1em" height="1em" />
          </chakra.button>
        </Chip>
      ))}
    </chakra.ul>
  );
}
