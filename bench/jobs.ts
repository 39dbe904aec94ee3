import * as documents from './documents';
import type { Facts, Member } from './facts';
import type { Call, Calls } from './measure';
import { writingRange } from './seed/dashboard';

export interface Job {
  name: string;
  /** Target: requests per second as a share of the reference's. */
  target: number;
  /** Limit: processor time as a multiple of the reference's. */
  cpuTarget?: number;
  reference: Calls;
  app: Calls;
  /** The part of a response on which both sides must agree. */
  content: (answer: unknown) => unknown;
  /** Responses differ between calls, as for writes. */
  varies?: boolean;
}

const whole = (answer: unknown) => answer;
const bearer = ({ token }: Member) => ({ Authorization: `Bearer ${token}` });
const json = { 'Content-Type': 'application/json' };

const get = (path: string, headers: Record<string, string> = {}): Call => ({ method: 'GET', path, headers });
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});

/** The saved story without the fields that change with every save. */
function saved(answer: unknown): unknown {
  const {
    updatedAt: _,
    versionNumber: __,
    ...story
  } = (answer as { data: { updateStory: { story: Record<string, unknown> } } }).data.updateStory.story;
  return story;
}

/**
 * Requests of an integrator or a screen, and the same without the app's stack. Each connection is one member.
 */
export function jobsOf({ members, longStoryId, drafts }: Facts): Job[] {
  const memberOf = (connection: number) => members[connection % members.length] as Member;
  const asMember = (calls: (member: Member) => Call[]): Calls => {
    return (connection) => calls(memberOf(connection));
  };
  const graphql = (query: string, variables: unknown, headers?: Record<string, string>) =>
    post('/graphql', { query, variables }, headers);
  const newestRest = '/api/public/stories?limit=20&content=false';
  const dashboardId = documents.persistedId('DashboardPageQuery');

  return [
    {
      name: '20 newest stories, GraphQL, signed in',
      target: 0.7,
      cpuTarget: 1.6,
      reference: asMember((member) => [get('/newest/graphql', bearer(member))]),
      app: asMember((member) => [graphql(documents.newestStories, { first: 20 }, bearer(member))]),
      content: whole,
    },
    {
      name: '20 newest stories, REST, signed in',
      target: 0.7,
      cpuTarget: 1.6,
      reference: asMember((member) => [get('/newest/rest', bearer(member))]),
      app: asMember((member) => [get(newestRest, bearer(member))]),
      content: whole,
    },
    {
      name: '20 newest stories, REST, visitor',
      target: 5,
      reference: () => [get('/newest/rest')],
      app: () => [get(newestRest)],
      content: whole,
    },
    {
      name: 'One story of 5,000 words with 20 comments, GraphQL',
      target: 0.65,
      cpuTarget: 1.6,
      reference: asMember((member) => [get(`/story/${longStoryId}`, bearer(member))]),
      app: asMember((member) => [graphql(documents.oneStory, { id: longStoryId }, bearer(member))]),
      content: whole,
    },
    {
      name: 'The dashboard, persisted GraphQL',
      target: 0.6,
      cpuTarget: 1.7,
      reference: asMember((member) => [
        get(`/dashboard/${writingRange.from}/${writingRange.to}`, bearer(member)),
      ]),
      app: asMember((member) => [
        post('/graphql', { documentId: dashboardId, variables: writingRange }, bearer(member)),
      ]),
      content: whole,
    },
    {
      name: 'Saving a draft of 2,000 words, GraphQL',
      target: 0.8,
      cpuTarget: 1.6,
      reference: asMember((member) =>
        drafts.map((content) =>
          post('/draft', { id: member.draftId, title: 'A draft', content }, bearer(member)),
        ),
      ),
      app: asMember((member) =>
        drafts.map((content) =>
          graphql(
            documents.saveDraft,
            { input: { id: member.draftId, title: 'A draft', content } },
            bearer(member),
          ),
        ),
      ),
      content: saved,
      varies: true,
    },
    {
      name: 'A favourite put and taken, GraphQL',
      target: 0.7,
      cpuTarget: 1.8,
      reference: asMember((member) => [
        post(`/favorite/${member.favoriteId}`, {}, bearer(member)),
        post(`/unfavorite/${member.favoriteId}`, {}, bearer(member)),
      ]),
      app: asMember((member) => {
        const input = { id: member.favoriteId };
        return [
          graphql(documents.favorite, { input }, bearer(member)),
          graphql(documents.unfavorite, { input }, bearer(member)),
        ];
      }),
      content: whole,
    },
    {
      name: 'A follow begun and ended, GraphQL',
      target: 0.7,
      cpuTarget: 1.8,
      reference: asMember((member) => [
        post(`/follow/${member.followId}`, {}, bearer(member)),
        post(`/unfollow/${member.followId}`, {}, bearer(member)),
      ]),
      app: asMember((member) => {
        const input = { id: member.followId };
        return [
          graphql(documents.follow, { input }, bearer(member)),
          graphql(documents.unfollow, { input }, bearer(member)),
        ];
      }),
      content: whole,
    },
    {
      name: 'A vote set, turned and taken, GraphQL',
      target: 0.7,
      cpuTarget: 1.8,
      reference: asMember((member) => [
        post(`/vote/${member.feedbackId}`, { voteType: 'upvote' }, bearer(member)),
        post(`/vote/${member.feedbackId}`, { voteType: 'downvote' }, bearer(member)),
        post(`/unvote/${member.feedbackId}`, {}, bearer(member)),
      ]),
      app: asMember((member) => {
        const id = member.feedbackId;
        return [
          graphql(documents.vote, { input: { id, voteType: 'UPVOTE' } }, bearer(member)),
          graphql(documents.vote, { input: { id, voteType: 'DOWNVOTE' } }, bearer(member)),
          graphql(documents.withdrawVote, { input: { id } }, bearer(member)),
        ];
      }),
      content: whole,
    },
  ];
}
