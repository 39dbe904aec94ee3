import { useCallback } from 'react';
import { GraphQLRequestError } from '../../relay/requestError';
import { useWriteInSessionMutation } from '../room/useWriteInSessionMutation';
import { type Privacy, type SavedStory, type StoryDraft, sameTextOnServer, toPrivacy } from './storyDraft';
import { type StoryOrigin, withoutRefused } from './storyOrigin';
import type { UnsavedCopy } from './unsavedCopy';
import { type CreateStoryInput, useCreateStoryMutation } from './useCreateStoryMutation';
import { useUpdateStoryMutation } from './useUpdateStoryMutation';

export interface SaveRequest {
  draft: StoryDraft;
  /** Left as it is on the server (private for a new story) where undefined. */
  privacyLevel: Privacy | undefined;
  /** What the server has, as far as is known; null for a story that is not there yet. */
  saved: SavedStory | null;
  local: Pick<UnsavedCopy, 'localId' | 'firstSent'>;
  /** What a new story is written in and from. */
  origin: StoryOrigin;
}

export type SaveResult =
  | { kind: 'saved'; story: SavedStory }
  /** The server has a newer text. Nothing was written. */
  | { kind: 'conflict'; theirs: SavedStory }
  /** The story was deleted meanwhile. */
  | { kind: 'gone' }
  | { kind: 'failed'; message: string; fields: Record<string, string> };

interface ServerStory {
  id: string;
  title: string;
  content: string;
  updatedAt: string;
  privacyLevel: unknown;
  tags: readonly (string | { readonly name: string })[];
}

const toSaved = ({ id, title, content, updatedAt, privacyLevel, tags }: ServerStory): SavedStory => ({
  id,
  updatedAt,
  draft: {
    title,
    content,
    tags: tags.map((tag) => (typeof tag === 'string' ? tag : tag.name)),
    privacyLevel: toPrivacy(privacyLevel),
  },
});

function isServerStory(copy: unknown): copy is ServerStory {
  return (
    !!copy && typeof copy === 'object' && 'content' in copy && 'tags' in copy && Array.isArray(copy.tags)
  );
}

/** Makes the story, or writes over the text that its author last saw; tells what came of it. */
export function useSaveStory(): (request: SaveRequest) => Promise<SaveResult> {
  const [createStory] = useCreateStoryMutation();
  const [updateStory] = useUpdateStoryMutation();
  const [writeInSession] = useWriteInSessionMutation();

  return useCallback(
    async ({ draft, privacyLevel, saved, local, origin }) => {
      const { title, content } = draft;
      const tags = [...draft.tags];
      /** The draft counts as saved as it was written, though the server may have trimmed it. */
      const asWritten = ({ id, updatedAt, draft: told }: SavedStory): SaveResult => ({
        kind: 'saved',
        story: { id, updatedAt, draft: { ...draft, privacyLevel: told.privacyLevel } },
      });
      const update = async ({ id, updatedAt }: SavedStory) => {
        const input = { id, title, content, tags, privacyLevel, baseUpdatedAt: updatedAt };
        return asWritten(toSaved((await updateStory({ input })).updateStory.story));
      };
      const createFrom = async (from: StoryOrigin, input: CreateStoryInput): Promise<ServerStory> => {
        try {
          const { story } = (await createStory({ input: { ...input, ...from } })).createStory;
          // The room hears what is written in it. Where that fails, the story is saved all the same.
          const { sessionId, exerciseId } = from;
          if (sessionId) writeInSession({ sessionId, exerciseId, storyId: story.id }).catch(() => {});
          return story;
        } catch (error) {
          const rest = withoutRefused(from, error);
          if (!rest) throw error;
          return createFrom(rest, input);
        }
      };
      const create = async () => {
        const input: CreateStoryInput = {
          title,
          content,
          tags,
          privacyLevel: privacyLevel ?? 'PRIVATE',
          localId: local.localId,
        };
        const made = toSaved(await createFrom(origin, input));
        if (sameTextOnServer(made.draft, draft)) return asWritten(made);
        // An earlier answer was lost and the story made then, with the text of then: this one is newer.
        if (local.firstSent && sameTextOnServer(made.draft, local.firstSent)) return update(made);
        return { kind: 'conflict', theirs: made } as const;
      };
      try {
        return await (saved ? update(saved) : create());
      } catch (error) {
        if (!(error instanceof GraphQLRequestError)) throw error;
        const { story } = error.extensions;
        if (error.code === 'CONFLICT' && isServerStory(story))
          return { kind: 'conflict', theirs: toSaved(story) };
        if (error.code === 'NOT_FOUND' && saved) return { kind: 'gone' };
        return { kind: 'failed', message: error.message, fields: error.fields ?? {} };
      }
    },
    [createStory, updateStory, writeInSession],
  );
}
