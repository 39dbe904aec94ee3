import { graphql } from 'relay-runtime';
import type { ownTextsJournalsQuery } from '../../__generated__/ownTextsJournalsQuery.graphql';
import type { ownTextsLatestQuery } from '../../__generated__/ownTextsLatestQuery.graphql';
import type { ownTextsNotesQuery } from '../../__generated__/ownTextsNotesQuery.graphql';
import type { ownTextsStoriesQuery } from '../../__generated__/ownTextsStoriesQuery.graphql';
import { GraphQLRequestError } from '../../lib/requestError';
import { environment } from '../../relay/environment';
import { readNow } from '../../relay/requests';
import type { DocumentKind } from '../model/model';
import type { LatestTexts, ServerText } from '../sync/syncRequest';
import { journalCopy } from './journalCopy';
import { noteCopy, storyCopy } from './serverCopies';

const latestQuery = graphql`
  query ownTextsLatestQuery($isStory: Boolean!, $isJournal: Boolean!, $isNote: Boolean!) {
    viewer {
      user {
        id
      }
      stories(first: 100, orderBy: EDITED) @include(if: $isStory) {
        edges {
          node {
            id
            updatedAt
            workingUpdatedAt
          }
        }
        pageInfo {
          hasNextPage
        }
      }
      journals(first: 100) @include(if: $isJournal) {
        edges {
          node {
            id
            updatedAt
          }
        }
        pageInfo {
          hasNextPage
        }
      }
      notes(first: 100) @include(if: $isNote) {
        edges {
          node {
            id
            updatedAt
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
`;

const storiesQuery = graphql`
  query ownTextsStoriesQuery($ids: [ID!]!) {
    viewer {
      user {
        id
      }
    }
    nodes(ids: $ids) {
      ... on Story @alias(as: "text") {
        ...storyTransport_story @relay(mask: false)
        createdAt
        viewerCanEdit
        session {
          id
        }
        exercise {
          id
        }
      }
    }
  }
`;

const journalsQuery = graphql`
  query ownTextsJournalsQuery($ids: [ID!]!) {
    viewer {
      user {
        id
      }
    }
    nodes(ids: $ids) {
      ... on Journal @alias(as: "text") {
        ...journalCopy_journal @relay(mask: false)
        createdAt
      }
    }
  }
`;

const notesQuery = graphql`
  query ownTextsNotesQuery($ids: [ID!]!) {
    viewer {
      user {
        id
      }
    }
    nodes(ids: $ids) {
      ... on Note @alias(as: "text") {
        ...noteTransport_note @relay(mask: false)
        createdAt
      }
    }
  }
`;

/** Throws if the response is another member's, because the member changed during the request. */
function expectMember(
  viewer: { readonly user: { readonly id: string } } | null | undefined,
  memberId: string,
) {
  if (viewer?.user.id !== memberId) throw new Error('Another member is signed in');
}

interface ListedText {
  readonly id: string;
  readonly updatedAt: string;
  /** Only stories have it. */
  readonly workingUpdatedAt?: string | null;
}

/** Reads ids and times of the member's latest texts of a kind, in the order of their list. */
export async function readLatest(memberId: string, kind: DocumentKind): Promise<LatestTexts> {
  const variables = { isStory: kind === 'story', isJournal: kind === 'journal', isNote: kind === 'note' };
  const viewer = (await readNow<ownTextsLatestQuery>(environment, latestQuery, variables))?.viewer;
  expectMember(viewer, memberId);
  const list = viewer?.stories ?? viewer?.journals ?? viewer?.notes;
  if (!list) throw new Error('No list');
  return {
    texts: list.edges.map(({ node }: { node: ListedText }) => ({
      id: node.id,
      updatedAt: node.workingUpdatedAt ?? node.updatedAt,
    })),
    isAll: !list.pageInfo.hasNextPage,
  };
}

interface Answer<T> {
  readonly viewer: { readonly user: { readonly id: string } } | null | undefined;
  readonly nodes: readonly ({ readonly text?: T | null } | null | undefined)[];
}

/** Makes the function that reads texts of a kind by their ids. */
const reader =
  <T>(
    read: (ids: readonly string[]) => Promise<Answer<T> | undefined>,
    toText: (text: T) => ServerText | null,
  ) =>
  async (memberId: string, ids: readonly string[]): Promise<[string, ServerText | null][]> => {
    const answer = await read(ids);
    expectMember(answer?.viewer, memberId);
    return ids.map((id, place) => {
      const text = answer?.nodes[place]?.text;
      return [id, text ? toText(text) : null];
    });
  };

const timesOf = (createdAt: string, editedAt: string) => ({
  createdAt: Date.parse(createdAt),
  lastModified: Date.parse(editedAt),
});

const readers = {
  story: reader(
    (ids) => readNow<ownTextsStoriesQuery>(environment, storiesQuery, { ids }),
    (story) => {
      const { viewerCanEdit, createdAt, revisedAt, draft, session, exercise } = story;
      if (!viewerCanEdit) return null;
      // Times of edits only: `updatedAt` changes with sharing as well.
      const editedAt = draft && draft.updatedAt > revisedAt ? draft.updatedAt : revisedAt;
      const origin = { sessionId: session?.id ?? null, exerciseId: exercise?.id ?? null };
      return { copy: storyCopy(story), ...timesOf(createdAt, editedAt), ...origin };
    },
  ),
  journal: reader(
    (ids) => readNow<ownTextsJournalsQuery>(environment, journalsQuery, { ids }),
    (journal) => ({ copy: journalCopy(journal), ...timesOf(journal.createdAt, journal.updatedAt) }),
  ),
  note: reader(
    (ids) => readNow<ownTextsNotesQuery>(environment, notesQuery, { ids }),
    (note) => ({ copy: noteCopy(note), ...timesOf(note.createdAt, note.updatedAt) }),
  ),
};

/** Reads texts by their ids. If they are too long for one answer, each is read by itself. */
export async function readTexts(
  memberId: string,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ServerText | null>> {
  try {
    return new Map(await readers[kind](memberId, ids));
  } catch (error) {
    if (!(error instanceof GraphQLRequestError) || error.code !== 'BAD_USER_INPUT') throw error;
    if (ids.length < 2) return new Map();
    const each: [string, ServerText | null][] = [];
    for (const id of ids) each.push(...(await readTexts(memberId, kind, [id])));
    return new Map(each);
  }
}
