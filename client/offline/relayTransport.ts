import {
  ConnectionHandler,
  commitMutation,
  fetchQuery,
  type GraphQLTaggedNode,
  graphql,
  type MutationParameters,
  ROOT_ID,
} from 'relay-runtime';
import type { relayTransportCreateStoryMutation } from '../__generated__/relayTransportCreateStoryMutation.graphql';
import type { relayTransportDeleteStoryMutation } from '../__generated__/relayTransportDeleteStoryMutation.graphql';
import type { relayTransportKeepVersionMutation } from '../__generated__/relayTransportKeepVersionMutation.graphql';
import type { relayTransportStoryQuery } from '../__generated__/relayTransportStoryQuery.graphql';
import type { relayTransportUpdateStoryMutation } from '../__generated__/relayTransportUpdateStoryMutation.graphql';
import type { relayTransportWriteInSessionMutation } from '../__generated__/relayTransportWriteInSessionMutation.graphql';
import { environment } from '../relay/environment';
import { GraphQLRequestError } from '../relay/requestError';
import { readAccessToken, tokenSubject } from '../relay/tokens';
import type { Privacy, ServerCopy } from './model';
import type { SyncTransport } from './syncEngine';
import type { SyncAnswer, SyncRequest } from './syncRequest';

const createMutation = graphql`
  mutation relayTransportCreateStoryMutation($input: CreateStoryInput!, $connections: [ID!]!) {
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
  mutation relayTransportUpdateStoryMutation($input: UpdateStoryInput!) {
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
  mutation relayTransportDeleteStoryMutation($input: DeleteStoryInput!) {
    deleteStory(input: $input) {
      deletedStoryId @deleteRecord
    }
  }
`;

const keepVersionMutation = graphql`
  mutation relayTransportKeepVersionMutation($input: CreateStoryVersionInput!) {
    createStoryVersion(input: $input) {
      version {
        id
      }
    }
  }
`;

const writeInSessionMutation = graphql`
  mutation relayTransportWriteInSessionMutation($input: WriteInSessionInput!) {
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
  query relayTransportStoryQuery($id: ID!) {
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

function toPrivacy(level: unknown): Privacy {
  const name = String(level).toUpperCase();
  return name === 'SHARED' || name === 'PUBLIC' ? name : 'PRIVATE';
}

interface ToldStory {
  id: string;
  title: string;
  content: string;
  updatedAt: string;
  privacyLevel: unknown;
  tags: readonly (string | { readonly name: string })[];
}

/** A story as any answer tells it. */
export const toServerCopy = ({
  id,
  title,
  content,
  updatedAt,
  privacyLevel,
  tags,
}: ToldStory): ServerCopy => ({
  id,
  title,
  content,
  updatedAt,
  tags: tags.map((tag) => (typeof tag === 'string' ? tag : tag.name)),
  privacyLevel: toPrivacy(privacyLevel),
});

function isToldStory(copy: unknown): copy is ToldStory {
  return (
    !!copy && typeof copy === 'object' && 'content' in copy && 'tags' in copy && Array.isArray(copy.tags)
  );
}

function commit<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: TMutation['variables'],
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, { mutation, variables, onCompleted: resolve, onError: reject });
  });
}

/** What went wrong, in the machine's words. */
function toAnswer(error: unknown): SyncAnswer {
  if (!(error instanceof GraphQLRequestError)) return { kind: 'trouble', retryAfterMs: null };
  const { code, message, fields = {}, retryAfter, extensions } = error;
  switch (code) {
    case 'NETWORK':
      return { kind: 'offline' };
    case 'UNAUTHENTICATED':
      return { kind: 'signedOut' };
    case 'CONFLICT':
      return isToldStory(extensions.story)
        ? { kind: 'conflict', copy: toServerCopy(extensions.story) }
        : { kind: 'refused', message, fields };
    case 'NOT_FOUND':
      return { kind: 'gone' };
    case 'BAD_USER_INPUT':
    case 'FORBIDDEN':
      return { kind: 'refused', message, fields };
    case 'RATE_LIMITED':
    case 'INTERNAL_SERVER_ERROR':
      return { kind: 'trouble', retryAfterMs: retryAfter === undefined ? null : retryAfter * 1_000 };
  }
}

type CreateRequest = Extract<SyncRequest, { kind: 'create' }>;

/** What a new story is written in and from, if anything. */
type Origin = Partial<Record<'sessionId' | 'exerciseId', string>>;

/** What of the origin is left where the server knows it no more: the words count for more. Null where that is not why. */
function withoutRefused(origin: Origin, error: unknown): Origin | null {
  if (!(error instanceof GraphQLRequestError) || error.code !== 'BAD_USER_INPUT') return null;
  const refused = error.fields ?? {};
  const rest = { ...origin };
  if (refused.sessionId) delete rest.sessionId;
  if (refused.exerciseId) delete rest.exerciseId;
  return Object.keys(rest).length < Object.keys(origin).length ? rest : null;
}

/** The member's own list, where it has been loaded. */
function loadedLists(): string[] {
  const myStories = ConnectionHandler.getConnectionID(`${ROOT_ID}:viewer`, 'MyStories_stories');
  return environment.getStore().getSource().has(myStories) ? [myStories] : [];
}

async function create(request: CreateRequest, origin: Origin, isReady: () => boolean): Promise<SyncAnswer> {
  const { text, madeAs, privacyLevel } = request;
  try {
    const { createStory } = await commit<relayTransportCreateStoryMutation>(createMutation, {
      input: { ...text, tags: [...text.tags], privacyLevel, localId: madeAs, ...origin },
      connections: loadedLists(),
    });
    const { node } = createStory.storyEdge;
    // The room hears what is written in it. Where that fails, the story is saved all the same.
    const { sessionId, exerciseId } = origin;
    if (sessionId && isReady())
      commit<relayTransportWriteInSessionMutation>(writeInSessionMutation, {
        input: { sessionId, exerciseId, storyId: node.id },
      }).catch(() => {});
    return { kind: 'saved', copy: toServerCopy(node) };
  } catch (error) {
    const rest = withoutRefused(origin, error);
    if (!rest) throw error;
    // Another member may have signed in while the answer was on its way.
    return isReady() ? create(request, rest, isReady) : { kind: 'signedOut' };
  }
}

async function send(request: SyncRequest, isReady: () => boolean): Promise<SyncAnswer> {
  switch (request.kind) {
    case 'create': {
      const { sessionId, exerciseId } = request;
      const origin = { ...(sessionId && { sessionId }), ...(exerciseId && { exerciseId }) };
      return create(request, origin, isReady);
    }
    case 'update':
    case 'withdraw': {
      const input =
        request.kind === 'withdraw'
          ? { id: request.id, privacyLevel: 'PRIVATE' as const }
          : {
              id: request.id,
              ...request.text,
              tags: [...request.text.tags],
              privacyLevel: request.privacyLevel,
              baseUpdatedAt: request.baseUpdatedAt,
              autosave: request.autosave,
            };
      const { updateStory } = await commit<relayTransportUpdateStoryMutation>(updateMutation, { input });
      return { kind: 'saved', copy: toServerCopy(updateStory.story) };
    }
    case 'keepVersion': {
      const { title, content, localId, name } = request.version;
      await commit<relayTransportKeepVersionMutation>(keepVersionMutation, {
        input: { storyId: request.id, title, content, localId, name },
      });
      return { kind: 'kept' };
    }
    case 'delete':
      await commit<relayTransportDeleteStoryMutation>(deleteMutation, {
        input: { id: request.id, baseUpdatedAt: request.baseUpdatedAt },
      });
      return { kind: 'deleted' };
  }
}

/** Sends as this member alone: the token that goes with a call is read in the same moment as it is asked about. */
export function createRelayTransport(memberId: string): SyncTransport {
  const isReady = () => tokenSubject(readAccessToken()) === memberId;
  return {
    isReady,
    send: (request) =>
      isReady() ? send(request, isReady).catch(toAnswer) : Promise.resolve({ kind: 'signedOut' }),
    async read(id) {
      const options = { fetchPolicy: 'network-only' } as const;
      const data = await fetchQuery<relayTransportStoryQuery>(
        environment,
        storyQuery,
        { id },
        options,
      ).toPromise();
      return data?.story?.viewerCanEdit ? toServerCopy(data.story) : null;
    },
  };
}
