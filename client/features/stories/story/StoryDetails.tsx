import { chakra } from '@chakra-ui/react';
import { type FormEvent, use, useRef, useState } from 'react';
import { limits } from '../../../../server/contract/limits';
import { DocumentsContext } from '../../../documents/DocumentsContext';
import { TagInput } from '../../../documents/screens/TagInput';
import { textDetail } from '../../../documents/screens/textDetail';
import type { TagEntry } from '../../../documents/screens/useTagEntry';
import type { Writing } from '../../../documents/screens/useWriting';
import { Button } from '../../../ui/form/Button';
import { SelectField, TextareaField } from '../../../ui/form/formFields';
import { SwitchRow } from '../../../ui/form/SwitchRow';
import { SidePanel } from '../../../ui/layout/SidePanel';
import { ShareDialog } from '../share/ShareDialog';
import { languagesWith } from './languages';
import { PrivacyChoice } from './PrivacyChoice';
import { SaveButton } from './SaveButton';

interface StoryDetailsProps {
  writing: Writing;
  tagEntry: TagEntry;
  open: boolean;
  onClose: () => void;
}

/** The dialog that shares a saved story, which takes effect at once. */
function useSharing(storyId: string | null) {
  const documents = use(DocumentsContext);
  const [isOpen, setOpen] = useState(false);
  if (storyId === null) return null;
  const close = () => {
    setOpen(false);
    // The editor reads the new sharing at once, without waiting for the event.
    documents?.serverChanged(storyId);
  };
  return {
    open: () => setOpen(true),
    dialog: <ShareDialog storyId={storyId} open={isOpen} onClose={close} />,
  };
}

/** A story's settings besides its text, with the button that saves it. */
export function StoryDetails({ writing, tagEntry, open, onClose }: StoryDetailsProps) {
  const { document, facts, fields, readOnly } = writing;
  const form = useRef<HTMLFormElement>(null);
  const sharing = useSharing(document.id);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!tagEntry.settle()) return form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
    await writing.saveAndLeave('asChosen');
    onClose();
  };
  return (
    <>
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
            {sharing && !readOnly && (
              <Button variant="outline" size="sm" justifySelf="start" onClick={sharing.open}>
                Share with…
              </Button>
            )}
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
            <NotesField writing={writing} />
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
      {/* Outside the form, which would otherwise be submitted as well. */}
      {sharing?.dialog}
    </>
  );
}

/** Whether search engines may list a public story. */
function ListedSwitch({ writing }: { writing: Writing }) {
  const { facts, readOnly, change } = writing;
  const { privacyLevel, details } = facts;
  if (privacyLevel !== 'PUBLIC') return null;
  return (
    // As the last child of its parent, the row draws no rule below itself.
    <div>
      <SwitchRow
        label="Let search engines list it"
        help="If off, it stays on the blog, but search engines are asked to leave it out."
        checked={details.unlisted !== true}
        disabled={readOnly}
        onChange={(listed) => change({ details: { ...details, unlisted: !listed } })}
      />
    </div>
  );
}

function NotesField({ writing }: { writing: Writing }) {
  return (
    <TextareaField
      {...detailField(writing, 'notes')}
      label="Your notes"
      hint="Only you see these."
      dir="auto"
      rows={4}
      maxLength={limits.story.notesMax}
      readOnly={writing.readOnly}
    />
  );
}

/** The language of the text; without a choice, it is guessed when the text is shown. */
function LanguageField({ writing }: { writing: Writing }) {
  const field = detailField(writing, 'lang');
  return (
    <SelectField
      {...field}
      label="Language of the text"
      hint="Readers’ devices pronounce and hyphenate it by this. Automatic guesses it from the text."
      choices={languagesWith(field.value)}
      disabled={writing.readOnly}
    >
      <option value="">Automatic</option>
    </SelectField>
  );
}

const detailField = ({ facts, fields, clearError, change }: Writing, name: 'notes' | 'lang') => ({
  value: textDetail(facts.details, name),
  error: fields[name],
  onValue: (value: string) => {
    clearError(name);
    change({ details: { ...facts.details, [name]: value } });
  },
});
