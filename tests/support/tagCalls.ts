import { mutationsOf, type TestServer } from './testServer';

const tag = 'id name description';

/** The tag operations as a client sends them. */
export const tagCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  return {
    create: send('createTag', `tag { ${tag} }`),
    update: send('updateTag', `tag { ${tag} }`),
    remove: send('deleteTag', 'deletedTagId'),
    search: (search: string, token: string, first?: number) =>
      server.graphql(
        'query ($search: String!, $first: Int! = 8) { searchTags(search: $search, first: $first) { name } }',
        { search, first },
        token,
      ),
    popular: (token: string, first = 10) =>
      server.graphql('query ($first: Int!) { popularTags(first: $first) { name } }', { first }, token),
    byName: (name: string, token: string) =>
      server.graphql(`query ($name: String!) { tagByName(name: $name) { ${tag} } }`, { name }, token),
  };
};
