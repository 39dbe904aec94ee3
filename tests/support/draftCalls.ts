import { mutationsOf, type TestServer } from './testServer';

export interface StoryWithDraft {
  title: string;
  content: string;
  privacyLevel: string;
  versionNumber: number;
  wordCount: number;
  hasUnpublishedChanges: boolean;
  updatedAt: string;
  workingUpdatedAt: string | null;
  tags: { name: string }[];
  draft: { title: string; content: string; tags: string[]; wordCount: number; isConflicting: boolean } | null;
}

const story = `title content privacyLevel versionNumber wordCount hasUnpublishedChanges updatedAt workingUpdatedAt
  tags { name } draft { title content tags wordCount isConflicting }`;

/** The operations of drafts as a client sends them. */
export const draftCalls = (server: TestServer) => {
  const send = (name: string) => mutationsOf(server)(name, `story { ${story} }`);
  return {
    update: send('updateStory'),
    publish: send('publishStoryDraft'),
    discard: send('discardStoryDraft'),
    async read(id: string, token?: string): Promise<StoryWithDraft> {
      const { data } = await server.graphql(
        `query ($id: ID!) { story(id: $id) { ${story} } }`,
        { id },
        token,
      );
      return data.story;
    },
  };
};
