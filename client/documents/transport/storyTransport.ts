import { graphql, type SelectorStoreUpdater } from 'relay-runtime';
import type { storyTransportCreateMutation } from '../../__generated__/storyTransportCreateMutation.graphql';
import type { storyTransportDeleteMutation } from '../../__generated__/storyTransportDeleteMutation.graphql';
import type { storyTransportKeepVersionMutation } from '../../__generated__/storyTransportKeepVersionMutation.graphql';
import type { storyTransportQuery } from '../../__generated__/storyTransportQuery.graphql';
import type { storyTransportUpdateMutation } from '../../__generated__/storyTransportUpdateMutation.graphql';
import type { storyTransportWriteInSessionMutation } from '../../__generated__/storyTransportWriteInSessionMutation.graphql';
import { environment } from '../../relay/environment';
import { commit, readNow } from '../../relay/requests';
import type { TextFields } from '../model/model';
import type { IsSignedIn, KindDescriptor } from './kindDescriptor';
import { type StoryFields, storyCopy } from './serverCopies';

graphql`
  fragment storyTransport_story on Story {
    id
    title
    content
    privacyLevel
    audienceRevision
    isSharedByName
    listed
    lang
    notes
    updatedAt
    workingUpdatedAt
    revisedAt
    tags {
      id
      name
    }
    draft {
      title
      content
      tags
      wordCount
      isConflicting
      updatedAt
    }
  }
`;

const createMutation = graphql`
  mutation storyTransportCreateMutation($input: CreateStoryInput!) {
    createStory(input: $input) {
      storyEdge {
        cursor
        node {
          ...storyTransport_story @relay(mask: false)
          ...StoryRow_story
        }
      }
    }
  }
`;

const updateMutation = graphql`
  mutation storyTransportUpdateMutation($input: UpdateStoryInput!) {
    updateStory(input: $input) {
      story {
        ...storyTransport_story @relay(mask: false)
        excerpt(length: 200)
        wordCount
        readingTimeMinutes
        versionNumber
        viewerCanShare
        hasUnpublishedChanges
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation storyTransportDeleteMutation($input: DeleteStoryInput!) {
    deleteStory(input: $input) {
      deletedStoryId @deleteRecord
    }
  }
`;

const keepVersionMutation = graphql`
  mutation storyTransportKeepVersionMutation($input: CreateStoryVersionInput!) {
    createStoryVersion(input: $input) {
      version {
        id
      }
    }
  }
`;

const writeInSessionMutation = graphql`
  mutation storyTransportWriteInSessionMutation($input: WriteInSessionInput!) {
    writeInSession(input: $input) {
      session {
        id
        viewerWriting {
          showsPiece
          showsWords
          words
          story {
            id
            title
          }
          exercise {
            id
            title
            prompt
            description
            timeLimitMinutes
          }
        }
      }
    }
  }
`;

const storyQuery = graphql`
  query storyTransportQuery($id: ID!) {
    story(id: $id) {
      ...storyTransport_story @relay(mask: false)
      viewerCanEdit
    }
  }
`;

/** Details that this record doesn't know are left out, so that the server keeps them. */
const detailsInput = ({ details: { unlisted, lang, notes } }: TextFields) => ({
  listed: typeof unlisted === 'boolean' ? !unlisted : undefined,
  lang: typeof lang === 'string' ? lang : undefined,
  notes: typeof notes === 'string' ? notes : undefined,
});

type CreateInput = storyTransportCreateMutation['variables']['input'];
type UpdateInput = storyTransportUpdateMutation['variables']['input'];

async function create(input: CreateInput, addToList: SelectorStoreUpdater, isSignedIn: IsSignedIn) {
  const { createStory } = await commit<storyTransportCreateMutation>(
    environment,
    createMutation,
    { input },
    { updater: addToList },
  );
  const { node } = createStory.storyEdge;
  // Adds the story's words to the room. If that fails, the story is still saved.
  const { sessionId, exerciseId } = input;
  if (sessionId && isSignedIn())
    commit<storyTransportWriteInSessionMutation>(environment, writeInSessionMutation, {
      input: { sessionId, exerciseId, storyId: node.id },
    }).catch(() => {});
  return node;
}

export const storyKind: KindDescriptor<CreateInput, UpdateInput, StoryFields> = {
  kind: 'story',
  connection: 'MyStories_stories',
  // A new story is the last edited; a list with other filters is fetched again when it opens.
  connectionFilters: { orderBy: 'EDITED' },
  createField: 'createStory',
  droppableFields: ['sessionId', 'exerciseId'] satisfies (keyof CreateInput)[],
  toCreateInput: ({ text, idempotencyKey, privacyLevel, writtenOn, sessionId, exerciseId }) => ({
    title: text.title,
    content: text.content,
    tags: [...text.tags],
    ...detailsInput(text),
    privacyLevel,
    localId: idempotencyKey,
    writtenOn,
    ...(sessionId && { sessionId }),
    ...(exerciseId && { exerciseId }),
  }),
  create,
  toUpdateInput: ({ id, text, privacyLevel, baseUpdatedAt, autosave, writtenOn, draft }) => ({
    id,
    title: text.title,
    content: text.content,
    tags: [...text.tags],
    ...detailsInput(text),
    privacyLevel,
    baseUpdatedAt,
    autosave,
    writtenOn,
    asDraft: draft === 'saved',
    replacesDraft: draft === 'replaced',
  }),
  update: async (input) =>
    (await commit<storyTransportUpdateMutation>(environment, updateMutation, { input })).updateStory.story,
  delete: (input) => commit<storyTransportDeleteMutation>(environment, deleteMutation, { input }),
  keepVersion: ({ id: storyId, version: { title, content, localId, name } }) =>
    commit<storyTransportKeepVersionMutation>(environment, keepVersionMutation, {
      input: { storyId, title, content, localId, name },
    }),
  async read(id) {
    const data = await readNow<storyTransportQuery>(environment, storyQuery, { id });
    return data?.story?.viewerCanEdit ? data.story : null;
  },
  toCopy: storyCopy,
};
