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
  const full = tags.length >= limits.story.tagsMax;
  const hint = full
    ? `That’s 10 tags, the most ${what} can have.`
    : 'Enter or a comma adds a tag; 10 at most.';
  const quiet = useRef(false);
  const quietly = (giveFocus: () => void) => {
    quiet.current = true;
    giveFocus();
    quiet.current = false;
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
              quietly(() => focusNeighbour(button, 'button', document.getElementById(control.id)));
              onChange(tags.filter((name) => name !== key));
            }}
          />
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
                // The button is now disabled, so the focus moves to the field.
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
