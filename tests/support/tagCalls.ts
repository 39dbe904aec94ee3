import type { TestServer } from './testServer';

const tag = 'id name description';

/** The tag operations as a client sends them. */
export const tagCalls = (server: TestServer) => {
  const change = (name: string, selection: string) => (input: object, token?: string) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    return server.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
      { input },
      token,
    );
  };
  return {
    create: change('createTag', `tag { ${tag} }`),
    update: change('updateTag', `tag { ${tag} }`),
    remove: change('deleteTag', 'deletedTagId'),
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
