import { chakra } from '@chakra-ui/react';
import { CloseIcon } from '../../ui/content/icons';
import { badgeRecipe } from '../../ui/theme/recipes';

const Chip = chakra('li', badgeRecipe);

export interface TagChipsProps {
  tags: readonly string[];
  readOnly: boolean;
  /** `button` is removed with its tag, so the caller must move the focus. */
  onRemove: (tag: string, button: HTMLElement) => void;
}

export function TagChips({ tags, readOnly, onRemove }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <chakra.ul aria-label="Chosen tags" display="flex" flexWrap="wrap" gap="2" listStyle="none">
      {tags.map((tag) => (
        <Chip key={tag} tone="accent" pe="0.5" maxW="full" whiteSpace="normal" overflowWrap="anywhere">
          <bdi>{tag}</bdi>
          <chakra.button
            type="button"
            aria-label={`Remove ${tag}`}
            disabled={readOnly}
            onClick={({ currentTarget }) => onRemove(tag, currentTarget)}
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
