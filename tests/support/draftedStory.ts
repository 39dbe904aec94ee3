import { PrivacyLevel } from '../../server/contract/enums';
import { draftCalls, type StoryWithDraft } from './draftCalls';
import { buildStory, memberOfFile } from './factories';
import type { GraphQLAnswer, TestServer } from './testServer';
import { versionCalls } from './versionCalls';

/** The story of a successful mutation. */
export function storyOf({ data, errors }: GraphQLAnswer): StoryWithDraft {
  expect(errors).toBeUndefined();
  const [payload] = Object.values(data) as { story: StoryWithDraft }[];
  return payload!.story;
}

/** A public story for each test of the file, with the calls of its author and of a reader. */
export function draftedStory(server: TestServer) {
  const calls = draftCalls(server);
  const versions = versionCalls(server);
  const author = memberOfFile(server);
  const reader = memberOfFile(server);
  let id: string;
  beforeEach(async () => {
    const { PUBLIC } = PrivacyLevel;
    const given = { title: 'Title', content: 'First', tags: ['lamp'], privacyLevel: PUBLIC };
    id = (await buildStory(server, author, given)).id;
  });
  const save = async (input: object) => storyOf(await calls.update({ id, ...input }, author.token));
  const saveDraft = (input: object) => save({ asDraft: true, ...input });
  return {
    calls,
    versions,
    author,
    save,
    saveDraft,
    idOf: () => id,
    mine: () => calls.read(id, author.token),
    theirs: () => calls.read(id, reader.token),
    autosave: (content: string) => saveDraft({ content, autosave: true }),
    kept: async () =>
      (await versions.list(id, author)).map(({ versionNumber, kind, content }) => [
        versionNumber,
        kind,
        content,
      ]),
  };
}
