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

const textsOf = (items: readonly ChipItem[], without: readonly ChipItem[]) =>
  items.filter(({ key }) => without.every((other) => other.key !== key)).map(({ text }) => text);

/** What was added or removed: screen readers say nothing of a list that changes elsewhere on the page. */
function useNews(items: readonly ChipItem[]): string {
  const [news, setNews] = useState('');
  const last = useRef(items);
  useEffect(() => {
    const added = textsOf(items, last.current);
    const removed = textsOf(last.current, items);
    last.current = items;
    if (added.length > 0) setNews(`${added.join(', ')} added.`);
    else if (removed.length > 0) setNews(`${removed.join(', ')} removed.`);
  }, [items]);
  return news;
}

/** The chosen items, each with a button that removes it; no list if there are none. */
export function RemovableChips(props: RemovableChipsProps) {
  const news = useNews(props.items);
  return (
    <>
      {props.items.length > 0 && <Chips {...props} />}
      <chakra.p role="status" srOnly>
        {news}
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
