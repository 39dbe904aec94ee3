import { chakra } from '@chakra-ui/react';
import { type FormEvent, useRef } from 'react';
import { TagInput } from '../../documents/screens/TagInput';
import type { TagEntry } from '../../documents/screens/useTagEntry';
import type { Writing } from '../../documents/screens/useWriting';
import { SidePanel } from '../../ui/layout/SidePanel';
import { LanguageField } from './LanguageField';
import { ListedSwitch } from './ListedSwitch';
import { PrivacyChoice } from './PrivacyChoice';
import { SaveButton } from './SaveButton';

export interface StoryDetailsProps {
  writing: Writing;
  tagEntry: TagEntry;
  open: boolean;
  onClose: () => void;
}

/** What there is to decide about a story besides its text, with the button that saves it. */
export function StoryDetails({ writing, tagEntry, open, onClose }: StoryDetailsProps) {
  const { facts, fields, readOnly } = writing;
  const form = useRef<HTMLFormElement>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!tagEntry.settle()) return form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
    await writing.saveAndLeave('asChosen');
    onClose();
  };
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title="Story details"
      initialFocusEl={() => form.current?.querySelector<HTMLElement>('input:checked') ?? null}
    >
      <chakra.form
        ref={form}
        onSubmit={(event) => void save(event)}
        minH="0"
        flex="1"
        display="flex"
        flexDirection="column"
      >
        <chakra.div
          flex="1"
          minH="0"
          overflowY="auto"
          px="6"
          py="5"
          display="grid"
          alignContent="start"
          gap="6"
        >
          <PrivacyChoice writing={writing} />
          <ListedSwitch writing={writing} />
          <TagInput
            tags={facts.tags}
            readOnly={readOnly}
            onChange={tagEntry.set}
            entry={tagEntry.entry}
            onEntryChange={tagEntry.type}
            onAdd={tagEntry.add}
            onTake={tagEntry.take}
            error={tagEntry.problem ?? fields.tags}
          />
          <LanguageField writing={writing} />
        </chakra.div>
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="flex-end"
          gap="3"
          px="6"
          pt="3"
          pb="max({spacing.3}, env(safe-area-inset-bottom))"
          borderTopWidth="1px"
          borderColor="rule"
        >
          <SaveButton writing={writing} type="submit" />
        </chakra.div>
      </chakra.form>
    </SidePanel>
  );
}
