import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { limits } from '../../../server/contract/limits';
import { Button } from '../../ui/form/Button';
import { Field, type FieldControlProps } from '../../ui/form/Field';
import { RemovableChips } from '../../ui/form/RemovableChips';
import { focusNeighbour } from '../../ui/layout/focusNeighbour';
import { TagCombobox } from './TagCombobox';

interface TagsProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  /** The typed text that isn't a tag yet. */
  entry: string;
  /** Adds the entry as a tag. */
  onAdd: () => void;
  readOnly?: boolean;
  error?: string;
}

interface TagsFieldProps extends TagsProps {
  hint: string;
  isFull: boolean;
  /** Renders the input of the entry. */
  children: (control: FieldControlProps) => ReactNode;
}

/** The chosen tags, and an entry with a button that adds it. */
export function TagsField(props: TagsFieldProps) {
  const { tags, onChange, entry, onAdd, readOnly = false, error, hint, isFull, children } = props;
  return (
    <Field label="Tags" hint={hint} error={error}>
      {(control) => (
        <>
          <RemovableChips
            label="Chosen tags"
            items={tags.map((tag) => ({ key: tag, text: tag }))}
            disabled={readOnly}
            onRemove={({ key }, button) => {
              focusNeighbour(button, 'button', document.getElementById(control.id));
              onChange(tags.filter((name) => name !== key));
            }}
          />
          <chakra.div display="flex" gap="2">
            {children(control)}
            <Button
              variant="outline"
              disabled={readOnly || isFull || entry.trim() === ''}
              onClick={() => {
                onAdd();
                // The button is now disabled, so the focus moves to the field.
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

interface TagInputProps extends TagsProps {
  onEntryChange: (entry: string) => void;
  /** Adds a suggestion instead of the entry. */
  onTake: (name: string) => void;
  /** The name of the thing that is tagged. */
  what?: string;
}

/** A field for tags with suggestions. */
export function TagInput({ onEntryChange, onTake, what = 'a story', ...props }: TagInputProps) {
  const { tags, entry, onAdd, readOnly = false } = props;
  const isFull = tags.length >= limits.story.tagsMax;
  const hint = isFull
    ? `That’s 10 tags, the most ${what} can have.`
    : 'Enter or a comma adds a tag; 10 at most.';
  return (
    <TagsField {...props} hint={hint} isFull={isFull}>
      {(control) => (
        <TagCombobox
          control={control}
          entry={entry}
          readOnly={readOnly}
          chosen={tags}
          onEntryChange={onEntryChange}
          onAdd={onAdd}
          onTake={onTake}
        />
      )}
    </TagsField>
  );
}
