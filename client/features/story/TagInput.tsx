import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import { limits } from '../../../server/contract/limits';
import { Button } from '../../ui/Button';
import { Field, Input } from '../../ui/Field';
import { CloseIcon } from '../../ui/icons';
import { badgeRecipe } from '../../ui/theme/recipes';
import { addTag } from './storyDraft';

const Chip = chakra('li', badgeRecipe);

export interface TagInputProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  error?: string;
}

export function TagInput({ tags, onChange, error }: TagInputProps) {
  const [entry, setEntry] = useState('');
  const [problem, setProblem] = useState<string>();
  const full = tags.length >= limits.story.tagsMax;

  const add = () => {
    const added = addTag(tags, entry);
    setProblem(added.problem);
    if (added.problem) return;
    setEntry('');
    if (added.tags !== tags) onChange(added.tags);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <Field
      label="Tags"
      hint={full ? 'That’s 10 tags, the most a story can have.' : 'Enter or a comma adds a tag; 10 at most.'}
      error={problem ?? error}
    >
      {(control) => (
        <>
          {tags.length > 0 && (
            <chakra.ul aria-label="Chosen tags" display="flex" flexWrap="wrap" gap="2" listStyle="none">
              {tags.map((tag) => (
                <Chip key={tag} tone="accent" pe="0.5">
                  {tag}
                  <chakra.button
                    type="button"
                    aria-label={`Remove ${tag}`}
                    onClick={() => {
                      setProblem(undefined);
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
              value={entry}
              maxLength={limits.tag.max}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              onChange={(event) => {
                setEntry(event.target.value);
                setProblem(undefined);
              }}
              onKeyDown={onKeyDown}
            />
            <Button variant="outline" onClick={add} disabled={full || entry.trim() === ''}>
              Add
            </Button>
          </chakra.div>
        </>
      )}
    </Field>
  );
}
