import { loadPersistedDocuments } from '../server/graphql/admission/persistedDocuments';

export const newestStories = `query NewestStories($first: Int!, $after: String) {
  publicStories(first: $first, after: $after) {
    edges {
      cursor
      node {
        id title excerpt wordCount readingTimeMinutes publishedAt isFavorited
        author { id username displayName }
        tags { id name }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const oneStory = `query OneStory($id: ID!) {
  story(id: $id) {
    id title content privacyLevel wordCount readingTimeMinutes createdAt updatedAt isFavorited viewerCanEdit
    author { id username displayName bio }
    tags { id name }
    comments(first: 20) {
      totalCount
      edges {
        cursor
        node {
          id content createdAt updatedAt viewerCanEdit viewerCanDelete
          author { id username displayName }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

export const saveDraft = `mutation SaveDraft($input: UpdateStoryInput!) {
  updateStory(input: $input) { story { id title wordCount versionNumber updatedAt } }
}`;

export const favorite = `mutation Favorite($input: FavoriteStoryInput!) {
  favoriteStory(input: $input) { story { id isFavorited } }
}`;

export const unfavorite = `mutation Unfavorite($input: UnfavoriteStoryInput!) {
  unfavoriteStory(input: $input) { story { id isFavorited } }
}`;

export const vote = `mutation Vote($input: VoteOnFeedbackInput!) {
  voteOnFeedback(input: $input) { feedback { id upvotesCount downvotesCount score viewerVote } }
}`;

export const withdrawVote = `mutation WithdrawVote($input: WithdrawFeedbackVoteInput!) {
  withdrawFeedbackVote(input: $input) { feedback { id upvotesCount downvotesCount score viewerVote } }
}`;

export const follow = `mutation Follow($input: FollowUserInput!) {
  followUser(input: $input) { user { id viewerIsFollowing } }
}`;

export const unfollow = `mutation Unfollow($input: UnfollowUserInput!) {
  unfollowUser(input: $input) { user { id viewerIsFollowing } removedFollowerId }
}`;

/** The client's document of a name. */
export function persistedId(operation: string): string {
  for (const [id, text] of loadPersistedDocuments())
    if (new RegExp(`\\b(query|mutation|subscription) ${operation}\\b`).test(text)) return id;
  throw new Error(`The client has no ${operation}; build it`);
}

/** The message with which the client starts a subscription. */
export const subscribeMessage = (operationName: string, variables: object): string =>
  JSON.stringify({
    id: '1',
    type: 'subscribe',
    payload: { query: '', documentId: persistedId(operationName), operationName, variables },
  });
