import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettings } from '../../settings/SettingsProvider';
import { useShortcut } from '../../shortcuts/shortcuts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useLeaveGuard } from '../../ui/useLeaveGuard';
import { ConflictDialog } from './ConflictDialog';
import { EditorActions } from './EditorActions';
import { EditorStatus } from './EditorStatus';
import { EditorText } from './EditorText';
import { EditorTitle } from './EditorTitle';
import { PrivacyChoice } from './PrivacyChoice';
import { RestoredNotice } from './RestoredNotice';
import { addTag, canSave, type SavedStory, toPrivacy } from './storyDraft';
import type { StoryOrigin } from './storyOrigin';
import { TagInput } from './TagInput';
import { useEditorMode } from './useEditorMode';
import { type SaveMode, useStoryEditor } from './useStoryEditor';
import { WordFacts } from './WordFacts';
import { WritingSurface } from './WritingSurface';
import { WritingTips } from './WritingTips';
import { ZenButton } from './ZenButton';

export interface StoryEditorProps {
  memberId: string;
  /** Null for a story that is yet to be made. */
  story: SavedStory | null;
  /** What a new story is written in and from. */
  origin?: StoryOrigin;
  rows: number;
  cancelTo: string;
  /** A first save that stays in the editor: the story now has an id. */
  onCreated?: (id: string) => void;
}

export function StoryEditor({ memberId, story, origin, rows, cancelTo, onCreated }: StoryEditorProps) {
  const { default_story_privacy } = useSettings().privacy;
  const editor = useStoryEditor(memberId, story, toPrivacy(default_story_privacy), origin);
  const { draft, saved, saving, fields, conflict, change } = editor;
  const navigate = useNavigate();
  const guard = useLeaveGuard(editor.unsaved);
  const [askingToHide, setAskingToHide] = useState(false);
  const [tagEntry, setTagEntry] = useState('');
  const [tagProblem, setTagProblem] = useState<string>();
  const places = { text: useRef<HTMLTextAreaElement>(null), preview: useRef<HTMLDivElement>(null) };
  const [mode, changeMode] = useEditorMode(places);
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

  useShortcut('save_story', () => void saveAndStay());

  return (
    <chakra.div display="grid" gap="6">
      {editor.restored && <RestoredNotice onDiscard={editor.discard} />}
      <WritingTips memberId={memberId} />
      <WritingSurface
        zen={mode === 'zen'}
        content={draft.content}
        status={<EditorStatus editor={editor} elsewhere={tagProblem} />}
        onExit={() => changeMode('edit')}
        title={
          <EditorTitle
            value={draft.title}
            bare={mode === 'zen'}
            readOnly={leaving}
            autoFocus={!story}
            error={fields.title}
            onChange={(title) => change({ title })}
          />
        }
        text={
          <EditorText
            value={draft.content}
            rows={rows}
            readOnly={leaving}
            error={fields.content}
            mode={mode}
            places={places}
            aside={
              <>
                {/* On a phone, under the line that holds the modes. */}
                <chakra.div order={{ base: '1', sm: '0' }} flexBasis={{ base: 'full', sm: 'auto' }}>
                  {mode !== 'zen' && <WordFacts text={draft.content} />}
                </chakra.div>
                <ZenButton onPress={() => changeMode('zen')} />
              </>
            }
            onMode={changeMode}
            onChange={(content) => change({ content })}
          />
        }
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
      <EditorActions
        status={mode !== 'zen' && <EditorStatus editor={editor} />}
        publishes={draft.privacyLevel === 'PUBLIC'}
        enabled={enabled}
        saving={saving}
        onCancel={() => void navigate(cancelTo)}
        onSaveDraft={saveDraft}
        onSave={() => void saveAndLeave('asChosen')}
      />
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
