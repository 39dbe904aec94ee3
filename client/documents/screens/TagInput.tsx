import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { limits } from '../../../server/contract/limits';
import { Button } from '../../ui/form/Button';
import { Field } from '../../ui/form/Field';
import { RemovableChips } from '../../ui/form/RemovableChips';
import { focusNeighbour } from '../../ui/layout/focusNeighbour';
import { TagCombobox } from './TagCombobox';

interface TagInputProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  /** The typed text that isn't a tag yet. */
  entry: string;
  onEntryChange: (entry: string) => void;
  /** Adds the entry as a tag. */
  onAdd: () => void;
  /** Adds a suggestion instead of the entry. */
  onTake: (name: string) => void;
  readOnly?: boolean;
  error?: string;
  /** The name of the thing that is tagged. */
  what?: string;
}

/** A field for tags: the chosen ones, and an entry with suggestions. */
export function TagInput({
  tags,
  onChange,
  entry,
  onEntryChange,
  onAdd,
  onTake,
  readOnly = false,
  error,
  what = 'a story',
}: TagInputProps) {
  const isFull = tags.length >= limits.story.tagsMax;
  const hint = isFull
    ? `That’s 10 tags, the most ${what} can have.`
    : 'Enter or a comma adds a tag; 10 at most.';
  const isQuiet = useRef(false);
  /** Moves the focus without opening the list of suggestions. */
  const focusQuietly = (giveFocus: () => void) => {
    isQuiet.current = true;
    giveFocus();
    isQuiet.current = false;
  };

  return (
    <Field label="Tags" hint={hint} error={error}>
      {(control) => (
        <>
          <RemovableChips
            label="Chosen tags"
            items={tags.map((tag) => ({ key: tag, text: tag }))}
            disabled={readOnly}
            onRemove={({ key }, button) => {
              focusQuietly(() => focusNeighbour(button, 'button', document.getElementById(control.id)));
              onChange(tags.filter((name) => name !== key));
            }}
          />
          <chakra.div display="flex" gap="2">
            <TagCombobox
              control={control}
              entry={entry}
              readOnly={readOnly}
              chosen={tags}
              quiet={isQuiet}
              onEntryChange={onEntryChange}
              onAdd={onAdd}
              onTake={onTake}
            />
            <Button
              variant="outline"
              disabled={readOnly || isFull || entry.trim() === ''}
              onClick={() => {
                onAdd();
                // The button is now disabled, so the focus moves to the field.
                focusQuietly(() => document.getElementById(control.id)?.focus());
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
