import { chakra } from '@chakra-ui/react';
import { CloseIcon } from '../content/icons';
import { badgeRecipe } from '../theme/recipes';

const Chip = chakra('li', badgeRecipe);

export interface ChipItem {
  key: string;
  text: string;
}

export interface RemovableChipsProps {
  label: string;
  items: readonly ChipItem[];
  disabled?: boolean;
  /** `button` is removed with its item, so the caller must move the focus. */
  onRemove: (item: ChipItem, button: HTMLElement) => void;
}

/** The chosen items, each with a button that removes it; nothing if there are none. */
export function RemovableChips({ label, items, disabled, onRemove }: RemovableChipsProps) {
  if (items.length === 0) return null;
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
