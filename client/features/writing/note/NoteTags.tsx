import { chakra } from '@chakra-ui/react';
import { limits } from '../../../../server/contract/limits';
import type { TagEntry } from '../../../documents/screens/useTagEntry';
import { Button } from '../../../ui/form/Button';
import { Field, Input } from '../../../ui/form/Field';
import { RemovableChips } from '../../../ui/form/RemovableChips';
import { focusNeighbour } from '../../../ui/layout/focusNeighbour';

interface NoteTagsProps {
  tags: readonly string[];
  entry: TagEntry;
  readOnly: boolean;
  error?: string;
}

/** The field of a note's tags, with the chosen ones as removable chips. */
export function NoteTags({ tags, entry, readOnly, error }: NoteTagsProps) {
  const isFull = tags.length >= limits.note.tagsMax;
  const hint = isFull ? 'That’s 20 tags, the most a note can have.' : 'Optional: Enter adds one.';
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
              entry.set(tags.filter((name) => name !== key));
            }}
          />
          <chakra.div display="flex" gap="2">
            <Input
              {...control}
              dir="auto"
              flex="1"
              value={entry.entry}
              readOnly={readOnly}
              maxLength={limits.note.tagMax}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => entry.type(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (!readOnly) entry.add();
              }}
            />
            <Button
              variant="outline"
              disabled={readOnly || isFull || entry.entry.trim() === ''}
              onClick={() => {
                entry.add();
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
