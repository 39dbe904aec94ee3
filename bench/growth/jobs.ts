import { newestStories, persistedId } from '../documents';
import type { Call, Calls } from '../measure';
import { writingRange } from '../seed/dashboard';
import type { GrowthFacts, Middle } from './facts';
import { busyUsername } from './seed/members';

export interface GrowthJob {
  name: string;
  /** The requests to a database; `after` is the cursor in the middle of the list, if the job has one. */
  calls: (facts: GrowthFacts, after?: string) => Calls;
  /** Finds the cursor in the middle. */
  middle?: Middle;
}

const graphql = (body: unknown, token?: string): Call => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
});

type Variables = Record<string, unknown>;
const asUsual = (query: string, variables: Variables = {}): GrowthJob['calls'] => {
  return ({ usual }, after) =>
    (connection) => [graphql({ query, variables: { ...variables, after } }, usual[connection])];
};
const asBusy = (query: string, variables: Variables = {}): GrowthJob['calls'] => {
  return ({ busy }, after) =>
    () => [graphql({ query, variables: { ...variables, after } }, busy)];
};

const pageInfo = 'pageInfo { hasNextPage endCursor }';
const row = 'id title excerpt(length: 200) wordCount createdAt';
const author = 'author { id username name isDeleted }';
const storyRow = `${row} privacyLevel isSharedWithViewer isFavorited ${author}`;
const ofViewer = (list: string, node: string) => `query Own($after: String) {
  viewer { ${list}(first: 20, after: $after) { edges { cursor node { ${node} } } ${pageInfo} } }
}`;
const ownStories = ofViewer('stories', storyRow);
const notes = ofViewer('notes', `${row} isPinned tags ${author} journal { id title }`);
const journals = ofViewer('journals', `${row} journalDate ${author}`);
const exerciseRow = `id title description objective difficulty category createdAt creator { id name }`;
const exercises = `query Exercises($after: String, $category: ExerciseCategory) {
  exercises(first: 20, after: $after, category: $category) { edges { cursor node { ${exerciseRow} } } ${pageInfo} }
}`;
const profile = (list: string, node: string) => `query Profile($username: String!) {
  user(username: $username) { id name ${list}(first: 20) { edges { cursor node { ${node} } } ${pageInfo} } }
}`;
const person = 'id username name bio profileImageUrl viewerCanFollow viewerIsFollowing';
const story = `query Story($id: ID!) {
  story(id: $id) {
    id title content privacyLevel wordCount isFavorited viewerCanEdit ${author} tags { id name }
    comments(last: 20) {
      edges { cursor node { id content createdAt viewerCanEdit viewerCanDelete ${author} } }
      pageInfo { hasPreviousPage startCursor }
    }
  }
}`;
const tags = `query Tags($after: String) {
  tags(first: 20, after: $after) { edges { cursor node { id name } } ${pageInfo} }
}`;
const popularTags = '{ popularTags(first: 20) { id name } }';
const searchTags = '{ searchTags(search: "subject 1", first: 10) { id name } }';

const dashboard = (tokenOf: (facts: GrowthFacts, connection: number) => string | undefined) => {
  const documentId = persistedId('DashboardPageQuery');
  return (facts: GrowthFacts): Calls =>
    (connection) => [graphql({ documentId, variables: writingRange }, tokenOf(facts, connection))];
};
const storyOf =
  (id: 'commentedId' | 'discussedId'): GrowthJob['calls'] =>
  (facts) =>
    asUsual(story, { id: facts[id] })(facts);

/** Time first, as the cursors of these lists. */
const byTime = (table: string, column: string, where: string) => ({
  table,
  where,
  key: column,
  order: `${column} DESC, id DESC`,
});
const ofBusy = `author_id = (SELECT id FROM users WHERE username = '${busyUsername}')`;
const newest = byTime('stories', 'published_at', "privacy_level = 'public'");

/** `Busy` is the member with a share of everything; the others have as much at every size. */
export function growthJobs(): GrowthJob[] {
  return [
    { name: '20 newest stories', calls: asUsual(newestStories, { first: 20 }) },
    { name: '… busy reader', calls: asBusy(newestStories, { first: 20 }) },
    { name: '… the middle', calls: asUsual(newestStories, { first: 20 }), middle: newest },
    { name: 'A story, 20 comments', calls: storyOf('commentedId') },
    { name: '… 1 in 20 comments', calls: storyOf('discussedId') },
    { name: 'The dashboard', calls: dashboard(({ usual }, connection) => usual[connection]) },
    { name: '… busy member', calls: dashboard(({ busy }) => busy) },
    { name: 'Own stories', calls: asUsual(ownStories) },
    { name: '… busy author', calls: asBusy(ownStories) },
    {
      name: '… the middle',
      calls: asBusy(ownStories),
      middle: { table: 'stories', where: ofBusy, order: 'id DESC' },
    },
    { name: 'Journals, busy author', calls: asBusy(journals) },
    { name: '… the middle', calls: asBusy(journals), middle: byTime('journals', 'journal_date', ofBusy) },
    { name: 'Notes, busy author', calls: asBusy(notes) },
    { name: 'Favourites, busy reader', calls: asBusy(ofViewer('favoriteStories', storyRow)) },
    { name: 'Shared stories', calls: asUsual(ofViewer('sharedStories', storyRow)) },
    { name: '… busy author and reader', calls: asBusy(ofViewer('sharedStories', storyRow)) },
    { name: 'Exercises', calls: asUsual(exercises) },
    { name: '… of one category', calls: asUsual(exercises, { category: 'PLOT' }) },
    {
      name: "A busy author's page",
      calls: asUsual(profile('stories', storyRow), { username: busyUsername }),
    },
    { name: '… followers', calls: asUsual(profile('followers', person), { username: busyUsername }) },
    { name: '… following', calls: asUsual(profile('following', person), { username: busyUsername }) },
    { name: 'Tags', calls: asUsual(tags) },
    { name: '… popular', calls: asUsual(popularTags) },
    { name: '… suggested', calls: asUsual(searchTags) },
  ];
}
