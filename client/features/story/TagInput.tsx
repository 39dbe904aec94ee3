import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { limits } from '../../../server/contract/limits';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { CloseIcon } from '../../ui/icons';
import { passFocusOn } from '../../ui/passFocusOn';
import { badgeRecipe } from '../../ui/theme/recipes';
import { TagCombobox } from './TagCombobox';

const Chip = chakra('li', badgeRecipe);

export interface TagInputProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  /** What is typed and not yet a tag. */
  entry: string;
  onEntryChange: (entry: string) => void;
  /** Makes the entry a tag. */
  onAdd: () => void;
  /** Makes a suggestion a tag, in place of the entry. */
  onTake: (name: string) => void;
  readOnly?: boolean;
  error?: string;
}

export function TagInput({
  tags,
  onChange,
  entry,
  onEntryChange,
  onAdd,
  onTake,
  readOnly = false,
  error,
}: TagInputProps) {
  const full = tags.length >= limits.story.tagsMax;
  const hint = full
    ? 'That’s 10 tags, the most a story can have.'
    : 'Enter or a comma adds a tag; 10 at most.';
  const quiet = useRef(false);
  const quietly = (giveFocus: () => void) => {
    quiet.current = true;
    giveFocus();
    quiet.current = false;
  };

  return (
    <Field
      label="Tags"
      // The error says the same already.
      hint={full && error ? undefined : hint}
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
                    disabled={readOnly}
                    onClick={({ currentTarget }) => {
                      quietly(() =>
                        passFocusOn(currentTarget, 'button', document.getElementById(control.id)),
                      );
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
            <TagCombobox
              control={control}
              entry={entry}
              readOnly={readOnly}
              chosen={tags}
              quiet={quiet}
              onEntryChange={onEntryChange}
              onAdd={onAdd}
              onTake={onTake}
            />
            <Button
              variant="outline"
              disabled={readOnly || full || entry.trim() === ''}
              onClick={() => {
                onAdd();
                // The button has done its work and goes to sleep; the next tag is typed.
                quietly(() => document.getElementById(control.id)?.focus());
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
