import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '../../../server/contract/limits';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field, Input } from '../../ui/Field';
import { ConflictDialog } from './ConflictDialog';
import { EditorStatus } from './EditorStatus';
import { EditorText } from './EditorText';
import { PrivacyChoice } from './PrivacyChoice';
import { RestoredNotice } from './RestoredNotice';
import { addTag, canSave, type SavedStory } from './storyDraft';
import { TagInput } from './TagInput';
import { useLeaveGuard } from './useLeaveGuard';
import { type SaveMode, useStoryEditor } from './useStoryEditor';

export interface StoryEditorProps {
  memberId: string;
  /** Null for a story that is yet to be made. */
  story: SavedStory | null;
  rows: number;
  cancelTo: string;
  /** A first save that stays in the editor: the story now has an id. */
  onCreated?: (id: string) => void;
}

export function StoryEditor({ memberId, story, rows, cancelTo, onCreated }: StoryEditorProps) {
  const editor = useStoryEditor(memberId, story);
  const { draft, saved, saving, fields, conflict, change } = editor;
  const navigate = useNavigate();
  const guard = useLeaveGuard(editor.unsaved);
  const [askingToHide, setAskingToHide] = useState(false);
  const [tagEntry, setTagEntry] = useState('');
  const [tagProblem, setTagProblem] = useState<string>();
  const enabled = canSave(draft) && saving === null;
  // While the page waits to be left, no word may be typed that the save doesn't have.
  const leaving = saving !== null && saving !== 'keepPrivacy';

  const leaveTo = (id: string | null) => {
    if (id === null) return;
    guard.letLeave();
    void navigate(`/stories/${id}`);
  };
  /** Makes what is typed for a tag one; null where it can't be. */
  const addTagEntry = () => {
    const added = addTag(draft.tags, tagEntry);
    setTagProblem(added.problem);
    if (added.problem) return null;
    setTagEntry('');
    if (added.tags !== draft.tags) change({ tags: added.tags });
    return added.tags;
  };
  // A tag that was typed and not entered is meant to be saved too.
  const save = async (mode: SaveMode) => {
    const tags = addTagEntry();
    return tags && editor.save(mode, tags);
  };
  const saveAndLeave = async (mode: SaveMode) => leaveTo(await save(mode));
  const saveDraft = () => {
    if (saved && saved.draft.privacyLevel !== 'PRIVATE') setAskingToHide(true);
    else void saveAndLeave('draft');
  };
  const saveAndStay = async () => {
    const id = await save('keepPrivacy');
    if (id !== null && !saved) onCreated?.(id);
  };
  const resolveWithMine = async () => {
    const mode = conflict?.mode;
    const id = await editor.takeMine();
    if (mode !== 'keepPrivacy') leaveTo(id);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!conflict) void saveAndStay();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <chakra.div display="grid" gap="6">
      {editor.restored && <RestoredNotice onDiscard={editor.discard} />}
      <Field label="Title" error={fields.title}>
        {(control) => (
          <Input
            {...control}
            fontFamily="reading"
            fontSize="xl"
            fontWeight="medium"
            aria-required
            maxLength={limits.story.titleMax}
            value={draft.title}
            readOnly={leaving}
            autoComplete="off"
            autoFocus={!story}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <EditorText
        value={draft.content}
        rows={rows}
        readOnly={leaving}
        error={fields.content}
        onChange={(content) => change({ content })}
      />
      <TagInput
        tags={draft.tags}
        onChange={(tags) => {
          setTagProblem(undefined);
          change({ tags });
        }}
        entry={tagEntry}
        onEntryChange={(entry) => {
          setTagProblem(undefined);
          setTagEntry(entry);
        }}
        onAdd={addTagEntry}
        error={tagProblem ?? fields.tags}
      />
      <PrivacyChoice
        value={draft.privacyLevel}
        onChange={(privacyLevel) => change({ privacyLevel })}
        error={fields.privacyLevel}
      />
      <chakra.div
        position="sticky"
        bottom="0"
        py="3"
        bg="paper"
        borderTopWidth="1px"
        borderColor="rule"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
      >
        <chakra.div flex="1 1 12rem" minW="0">
          <EditorStatus editor={editor} />
        </chakra.div>
        <chakra.div display="flex" gap="2" ms="auto">
          <Button variant="ghost" px={{ base: '3', md: '5' }} onClick={() => void navigate(cancelTo)}>
            Cancel
          </Button>
          <Button
            variant="outline"
            px={{ base: '3', md: '5' }}
            onClick={saveDraft}
            disabled={!enabled}
            loading={saving === 'draft'}
          >
            Save Draft
          </Button>
          <Button
            onClick={() => void saveAndLeave('asChosen')}
            disabled={!enabled}
            loading={saving === 'asChosen'}
          >
            {draft.privacyLevel === 'PUBLIC' ? 'Publish' : 'Save'}
          </Button>
        </chakra.div>
      </chakra.div>
      <ConfirmDialog
        open={askingToHide}
        onClose={() => setAskingToHide(false)}
        text="Saving it as a draft makes this story private: nobody else can read it any more."
        confirmLabel="Make private and save"
        tone="solid"
        onConfirm={() => saveAndLeave('draft')}
      />
      <ConfirmDialog
        open={guard.asking}
        onClose={guard.stay}
        text="Leave without saving? This tab keeps your text until you come back."
        confirmLabel="Leave"
        tone="solid"
        onConfirm={guard.leave}
      />
      <ConflictDialog
        mine={draft}
        theirs={conflict?.theirs ?? null}
        saving={saving !== null}
        onUseMine={() => void resolveWithMine()}
        onUseTheirs={editor.takeTheirs}
        onKeepEditing={editor.keepEditing}
      />
    </chakra.div>
  );
}
