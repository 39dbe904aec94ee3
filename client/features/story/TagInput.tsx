import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { limits } from '../../../server/contract/limits';
import { Button } from '../../ui/Button';
import { Field, Input } from '../../ui/Field';
import { CloseIcon } from '../../ui/icons';
import { passFocusOn } from '../../ui/passFocusOn';
import { badgeRecipe } from '../../ui/theme/recipes';

const Chip = chakra('li', badgeRecipe);

export interface TagInputProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  /** What is typed and not yet a tag. */
  entry: string;
  onEntryChange: (entry: string) => void;
  /** Makes the entry a tag. */
  onAdd: () => void;
  error?: string;
}

export function TagInput({ tags, onChange, entry, onEntryChange, onAdd, error }: TagInputProps) {
  const full = tags.length >= limits.story.tagsMax;

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAdd();
  };

  return (
    <Field
      label="Tags"
      hint={full ? 'That’s 10 tags, the most a story can have.' : 'Enter or a comma adds a tag; 10 at most.'}
      error={error}
    >
      {(control) => (
        <>
          {tags.length > 0 && (
            <chakra.ul aria-label="Chosen tags" display="flex" flexWrap="wrap" gap="2" listStyle="none">
              {tags.map((tag) => (
                <Chip key={tag} tone="accent" pe="0.5">
                  <bdi>{tag}</bdi>
                  <chakra.button
                    type="button"
                    aria-label={`Remove ${tag}`}
                    onClick={({ currentTarget }) => {
                      passFocusOn(currentTarget, 'button', document.getElementById(control.id));
                      onChange(tags.filter((name) => name !== tag));
                    }}
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
          )}
          <chakra.div display="flex" gap="2">
            <Input
              {...control}
              dir="auto"
              value={entry}
              maxLength={limits.tag.max}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              onChange={(event) => onEntryChange(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Button
              variant="outline"
              disabled={full || entry.trim() === ''}
              onClick={() => {
                onAdd();
                // The button has done its work and goes to sleep; the next tag is typed.
                document.getElementById(control.id)?.focus();
              }}
            >
              Add
            </Button>
          </chakra.div>
        </>
      )}
    </Field>
  );
}
