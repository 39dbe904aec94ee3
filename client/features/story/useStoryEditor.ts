import { useCallback, useMemo, useRef, useState } from 'react';
import {
  emptyDraft,
  missingFields,
  type Privacy,
  type SavedStory,
  type StoryDraft,
  sameDraft,
} from './storyDraft';
import type { StoryOrigin } from './storyOrigin';
import { newLocalId, readUnsavedCopy, type UnsavedCopy } from './unsavedCopy';
import { useSaveStory } from './useSaveStory';
import { useUnsavedCopy } from './useUnsavedCopy';

/** What becomes of the privacy: as chosen in the form, private, or as it is on the server. */
export type SaveMode = 'asChosen' | 'draft' | 'keepPrivacy';

export interface StoryEditorState {
  draft: StoryDraft;
  saved: SavedStory | null;
  unsaved: boolean;
  /** The text was found in this tab: it had not been saved. */
  restored: boolean;
  /** The browser has no room to keep the text while it is unsaved. */
  unkept: boolean;
  saving: SaveMode | null;
  /** A save has gone through since the last change. */
  justSaved: boolean;
  problem: string | null;
  fields: Record<string, string>;
  conflict: { theirs: SavedStory; mode: SaveMode } | null;
}

export interface StoryEditorActions {
  change: (patch: Partial<StoryDraft>) => void;
  /** Resolves to the saved story's id, or null where it was not saved. The tags are those of the draft by default. */
  save: (mode: SaveMode, tags?: readonly string[]) => Promise<string | null>;
  discard: () => void;
  /** Mine goes over theirs; resolves as save does. */
  takeMine: () => Promise<string | null>;
  takeTheirs: () => void;
  keepEditing: () => void;
}

const goneProblem =
  'This story was deleted somewhere else. Your text is still here: save it again to make it a new story.';

/** A story being written: its text, where it stands against the server, and what keeps it from being lost. */
export function useStoryEditor(
  memberId: string,
  story: SavedStory | null,
  privacyOfNew: Privacy = 'PRIVATE',
  originOfNew: StoryOrigin = {},
): StoryEditorState & StoryEditorActions {
  const storyId = story?.id ?? null;
  const [blank] = useState<StoryDraft>(() => ({ ...emptyDraft, privacyLevel: privacyOfNew }));
  const [found] = useState(() => {
    const copy = readUnsavedCopy(memberId, storyId);
    // A save whose answer was lost leaves a copy of what the server has.
    return copy && isUnsaved(copy.draft, story) ? copy : null;
  });
  const [saved, setSaved] = useState<SavedStory | null>(() =>
    // Found text was written on what the server had then: saving it must meet what has come since.
    story && found?.baseUpdatedAt ? { ...story, updatedAt: found.baseUpdatedAt } : story,
  );
  const [draft, setDraft] = useState<StoryDraft>(() => found?.draft ?? story?.draft ?? blank);
  const [local, setLocal] = useState<Pick<UnsavedCopy, 'localId' | 'firstSent'>>(
    () => found ?? { localId: newLocalId(), firstSent: null },
  );
  const [restored, setRestored] = useState(found !== null);
  const [saving, setSaving] = useState<SaveMode | null>(null);
  const [justSaved, setJustSaved] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<StoryEditorState['conflict']>(null);
  const busy = useRef(false);
  const saveStory = useSaveStory();

  const unsaved = isUnsaved(draft, saved);
  const copy = useMemo<UnsavedCopy>(
    () => ({
      draft,
      baseUpdatedAt: saved?.updatedAt ?? null,
      localId: local.localId,
      firstSent: local.firstSent,
    }),
    [draft, saved, local],
  );
  const kept = useUnsavedCopy({ memberId, storyId: saved?.id ?? storyId }, copy, unsaved);

  const change = useCallback((patch: Partial<StoryDraft>) => {
    setDraft((current) => ({ ...current, ...patch }));
    setJustSaved(false);
    setFields((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !(field in patch))),
    );
  }, []);

  const saveOver = async (
    base: SavedStory | null,
    mode: SaveMode,
    tags = draft.tags,
  ): Promise<string | null> => {
    const sent = { ...draft, tags };
    const missing = missingFields(sent);
    setFields(missing);
    if (busy.current || Object.keys(missing).length > 0) return null;
    busy.current = true;
    setSaving(mode);
    setProblem(null);
    const firstSent = local.firstSent ?? { title: sent.title, content: sent.content };
    if (!base) setLocal({ ...local, firstSent });
    try {
      const result = await saveStory({
        draft: sent,
        privacyLevel: privacyOf(mode, sent),
        saved: base,
        local: { ...local, firstSent },
        origin: originOfNew,
      });
      if (result.kind === 'saved') {
        setSaved(result.story);
        // What was chosen but not yet published stays chosen.
        if (mode === 'draft') setDraft((current) => ({ ...current, privacyLevel: 'PRIVATE' }));
        setRestored(false);
        setConflict(null);
        setJustSaved(true);
        return result.story.id;
      }
      if (result.kind === 'conflict') setConflict({ theirs: result.theirs, mode });
      if (result.kind === 'gone') {
        setSaved(null);
        setLocal({ localId: newLocalId(), firstSent: null });
        setDraft((current) => ({ ...current, privacyLevel: 'PRIVATE' }));
        setConflict(null);
        setProblem(goneProblem);
      }
      if (result.kind === 'failed') {
        setFields(result.fields);
        setProblem(result.message);
      }
      return null;
    } finally {
      busy.current = false;
      setSaving(null);
    }
  };

  return {
    draft,
    saved,
    unsaved,
    restored,
    unkept: unsaved && !kept,
    saving,
    justSaved: justSaved && !unsaved,
    problem,
    fields,
    conflict,
    change,
    save: (mode, tags) => saveOver(saved, mode, tags),
    discard: () => {
      // The found copy may stand on an older base than the story that was loaded since.
      setSaved(story);
      setDraft(story?.draft ?? blank);
      setLocal({ localId: newLocalId(), firstSent: null });
      setRestored(false);
      setFields({});
      setProblem(null);
    },
    takeMine: async () => {
      if (!conflict) return null;
      setSaved(conflict.theirs);
      return saveOver(conflict.theirs, conflict.mode);
    },
    takeTheirs: () => {
      if (!conflict) return;
      setSaved(conflict.theirs);
      setDraft(conflict.theirs.draft);
      setRestored(false);
      setConflict(null);
    },
    keepEditing: () => setConflict(null),
  };
}

function isUnsaved(draft: StoryDraft, saved: SavedStory | null): boolean {
  if (saved) return !sameDraft(draft, saved.draft);
  return draft.title.trim() !== '' || draft.content.trim() !== '' || draft.tags.length > 0;
}

function privacyOf(mode: SaveMode, draft: StoryDraft): Privacy | undefined {
  if (mode === 'draft') return 'PRIVATE';
  return mode === 'asChosen' ? draft.privacyLevel : undefined;
}
