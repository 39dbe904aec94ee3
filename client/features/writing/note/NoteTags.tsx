import { limits } from '../../../../server/contract/limits';
import { TagsField } from '../../../documents/screens/TagInput';
import type { TagEntry } from '../../../documents/screens/useTagEntry';
import { Input } from '../../../ui/form/Field';

interface NoteTagsProps {
  tags: readonly string[];
  entry: TagEntry;
  readOnly: boolean;
  error?: string;
}

/** The field of a note's tags, which are the member's own: nothing is suggested. */
export function NoteTags({ tags, entry, readOnly, error }: NoteTagsProps) {
  const isFull = tags.length >= limits.note.tagsMax;
  return (
    <TagsField
      tags={tags}
      onChange={entry.set}
      entry={entry.entry}
      onAdd={entry.add}
      readOnly={readOnly}
      error={error}
      hint={isFull ? 'That’s 20 tags, the most a note can have.' : 'Optional: Enter adds one.'}
      isFull={isFull}
    >
      {(control) => (
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
      )}
    </TagsField>
  );
}
