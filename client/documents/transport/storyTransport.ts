import { graphql } from 'relay-runtime';
import type { storyTransportCreateMutation } from '../../__generated__/storyTransportCreateMutation.graphql';
import type { storyTransportDeleteMutation } from '../../__generated__/storyTransportDeleteMutation.graphql';
import type { storyTransportKeepVersionMutation } from '../../__generated__/storyTransportKeepVersionMutation.graphql';
import type { storyTransportQuery } from '../../__generated__/storyTransportQuery.graphql';
import type { storyTransportUpdateMutation } from '../../__generated__/storyTransportUpdateMutation.graphql';
import type { storyTransportWriteInSessionMutation } from '../../__generated__/storyTransportWriteInSessionMutation.graphql';
import type { SyncRequest, SyncResponse } from '../sync/syncRequest';
import { copyTold, storyCopy } from './serverCopies';
import { commit, type KindTransport, loadedLists, readNow, withoutRefused } from './transportCalls';

const createMutation = graphql`
  mutation storyTransportCreateMutation($input: CreateStoryInput!, $connections: [ID!]!) {
    createStory(input: $input) {
      storyEdge @prependEdge(connections: $connections) {
        cursor
        node {
          id
          title
          content
          privacyLevel
          updatedAt
          tags {
            id
            name
          }
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
        id
        title
        content
        excerpt(length: 200)
        privacyLevel
        wordCount
        readingTimeMinutes
        updatedAt
        versionNumber
        viewerCanShare
        tags {
          id
          name
        }
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
      id
      title
      content
      privacyLevel
      updatedAt
      viewerCanEdit
      tags {
        id
        name
      }
    }
  }
`;

type CreateInput = storyTransportCreateMutation['variables']['input'];
type CreateRequest = Extract<SyncRequest, { kind: 'create' }>;

const toInput = ({
  text,
  idempotencyKey,
  privacyLevel,
  writtenOn,
  sessionId,
  exerciseId,
}: CreateRequest): CreateInput => ({
  title: text.title,
  content: text.content,
  tags: [...text.tags],
  privacyLevel,
  localId: idempotencyKey,
  writtenOn,
  ...(sessionId && { sessionId }),
  ...(exerciseId && { exerciseId }),
});

async function create(input: CreateInput, isReady: () => boolean): Promise<SyncResponse> {
  const { createStory } = await commit<storyTransportCreateMutation>(createMutation, {
    input,
    connections: loadedLists('MyStories_stories'),
  });
  const { node } = createStory.storyEdge;
  // The room hears what is written in it. Where that fails, the story is saved all the same.
  const { sessionId, exerciseId } = input;
  if (sessionId && isReady())
    commit<storyTransportWriteInSessionMutation>(writeInSessionMutation, {
      input: { sessionId, exerciseId, storyId: node.id },
    }).catch(() => {});
  return { kind: 'saved', copy: storyCopy(node) };
}

async function update(input: storyTransportUpdateMutation['variables']['input']): Promise<SyncResponse> {
  const { updateStory } = await commit<storyTransportUpdateMutation>(updateMutation, { input });
  return { kind: 'saved', copy: storyCopy(updateStory.story) };
}

export const storyTransport: KindTransport = {
  async send(request, isReady) {
    switch (request.kind) {
      case 'create':
        return withoutRefused(toInput(request), ['sessionId', 'exerciseId'], isReady, (input) =>
          create(input, isReady),
        );
      case 'update': {
        const { id, text, privacyLevel, baseUpdatedAt, autosave, writtenOn } = request;
        const { title, content, tags } = text;
        return update({
          id,
          title,
          content,
          tags: [...tags],
          privacyLevel,
          baseUpdatedAt,
          autosave,
          writtenOn,
        });
      }
      case 'withdraw':
        return update({ id: request.id, privacyLevel: 'PRIVATE' });
      case 'keepVersion': {
        const { title, content, localId, name } = request.version;
        await commit<storyTransportKeepVersionMutation>(keepVersionMutation, {
          input: { storyId: request.id, title, content, localId, name },
        });
        return { kind: 'kept' };
      }
      case 'delete': {
        const { id, baseUpdatedAt } = request;
        await commit<storyTransportDeleteMutation>(deleteMutation, { input: { id, baseUpdatedAt } });
        return { kind: 'deleted' };
      }
    }
  },
  async read(id) {
    const data = await readNow<storyTransportQuery>(storyQuery, { id });
    return data?.story?.viewerCanEdit ? storyCopy(data.story) : null;
  },
  copyIn: ({ story }) => copyTold(story, storyCopy),
};
