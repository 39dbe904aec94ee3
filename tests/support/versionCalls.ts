import type { TestMember } from './factories';
import { mutationsOf, type TestServer } from './testServer';

interface Version {
  id: string;
  versionNumber: number;
  kind: string;
  name: string | null;
  title: string;
  content: string;
  wordCount: number;
  createdAt: string;
}

const version = 'id versionNumber kind name title content wordCount createdAt';

/** The version operations as a client sends them. */
export const versionCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  const edge = 'versionEdge { cursor node { id } }';
  return {
    keep: send('createStoryVersion', `version { ${version} } ${edge}`),
    rename: send('renameStoryVersion', `version { ${version} }`),
    restore: send(
      'restoreStoryVersion',
      `story { title content versionNumber updatedAt } version { ${version} } ${edge}`,
    ),
    /** All versions of a story, latest first. */
    async list(storyId: string, { token }: Pick<TestMember, 'token'>): Promise<Version[]> {
      const { data, errors } = await server.graphql(
        `query ($id: ID!) { story(id: $id) { versions(first: 100) { edges { node { ${version} } } } } }`,
        { id: storyId },
        token,
      );
      if (errors) throw new Error(errors[0]?.message);
      return data.story.versions.edges.map(({ node }: { node: Version }) => node);
    },
  };
};
