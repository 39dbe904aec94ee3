import { type GraphQLAnswer, mutationsOf, type TestServer } from './testServer';

const story = `story {
  id title content excerpt privacyLevel notes isCollaborative versionNumber wordCount readingTimeMinutes
  listed lang createdAt updatedAt publishedAt isFavorited tags { name }
}`;

/** The story operations as a client sends them. */
export const storyCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  return {
    create: send('createStory', `${story} storyEdge { cursor node { id } }`),
    update: send('updateStory', story),
    remove: send('deleteStory', 'deletedStoryId'),
    share: send('shareStory', story),
    favorite: send('favoriteStory', `${story} storyEdge { cursor node { id } }`),
    unfavorite: send('unfavoriteStory', `unfavoritedStoryId ${story}`),
    read: (id: string, token?: string): Promise<GraphQLAnswer> =>
      server.graphql(`query ($id: ID!) { story(id: $id) { ${story.slice(7, -1)} } }`, { id }, token),
  };
};
