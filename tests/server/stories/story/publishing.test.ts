import { draftedStory, storyOf } from '../../../support/draftedStory';
import { codeOf, testServer } from '../../../support/testServer';

const server = testServer();
const story = draftedStory(server);
const { author, autosave, calls, kept, mine, save, saveDraft, theirs } = story;
let id: string;
beforeEach(() => {
  id = story.idOf();
});

describe('publishing', () => {
  it('shows the draft to readers, and keeps the text that they saw', async () => {
    await saveDraft({ title: 'New', content: 'Second', tags: ['sea'] });
    const { workingUpdatedAt: baseUpdatedAt } = await mine();
    const published = storyOf(await calls.publish({ id, baseUpdatedAt }, author.token));
    const text = { title: 'New', content: 'Second', tags: [{ name: 'sea' }], versionNumber: 2 };
    expect(published).toMatchObject({ ...text, draft: null, hasUnpublishedChanges: false });
    expect(await theirs()).toMatchObject(text);
    expect(await kept()).toEqual([[1, 'SAVED', 'First']]);
    expect(storyOf(await calls.publish({ id }, author.token))).toEqual(published);
  });

  it('is refused if the draft was changed since the base', async () => {
    const { workingUpdatedAt: baseUpdatedAt } = await autosave('Second');
    await autosave('Third');
    expect(codeOf(await calls.publish({ id, baseUpdatedAt }, author.token))).toBe('CONFLICT');
    expect(await theirs()).toMatchObject({ content: 'First' });
  });

  it('of a text replaces the draft from which it was made', async () => {
    const { workingUpdatedAt: baseUpdatedAt } = await autosave('Second');
    const saved = await save({ content: 'Third', replacesDraft: true, baseUpdatedAt });
    expect(saved).toMatchObject({ content: 'Third', draft: null, versionNumber: 2 });
    expect(await kept()).toEqual([[1, 'SAVED', 'First']]);
  });

  it('of the draft’s own text keeps no version of the draft', async () => {
    const { workingUpdatedAt: baseUpdatedAt } = await saveDraft({ content: 'Second' });
    const saved = await save({ content: 'Second', replacesDraft: true, baseUpdatedAt });
    expect(saved).toMatchObject({ content: 'Second', draft: null, versionNumber: 2 });
    expect(await kept()).toEqual([[1, 'SAVED', 'First']]);
  });

  it('of a text leaves a draft that was changed since, marked as conflicting', async () => {
    const { workingUpdatedAt: baseUpdatedAt } = await autosave('Second');
    await autosave('Elsewhere');
    const saved = await save({ content: 'Third', replacesDraft: true, baseUpdatedAt });
    expect(saved).toMatchObject({
      content: 'Third',
      draft: { content: 'Elsewhere', isConflicting: true },
    });
  });
});

describe('a save of the published text by another client', () => {
  it('keeps the draft, marked as conflicting until it is saved from the current base', async () => {
    await autosave('Second');
    const saved = await save({ content: 'Theirs' });
    expect(saved).toMatchObject({ content: 'Theirs', draft: { content: 'Second', isConflicting: true } });
    expect(codeOf(await calls.publish({ id }, author.token))).toBe('CONFLICT');
    expect((await saveDraft({ content: 'Third' })).draft).toMatchObject({ isConflicting: true });
    const { workingUpdatedAt: baseUpdatedAt } = await mine();
    expect((await saveDraft({ content: 'Both', baseUpdatedAt })).draft).toMatchObject({
      content: 'Both',
      isConflicting: false,
    });
  });

  describe('makes a conflict, in which the text that is not chosen stays among the versions for good', () => {
    let baseUpdatedAt: string | null;
    beforeEach(async () => {
      await autosave('Second');
      await save({ content: 'Theirs' });
      baseUpdatedAt = (await mine()).workingUpdatedAt;
    });
    const published = [1, 'SAVED', 'First'];
    const loser = (content: string) => [2, 'NOT_CHOSEN', content];

    it('the published one, when the draft is published over it', async () => {
      await calls.publish({ id, baseUpdatedAt }, author.token);
      expect(await theirs()).toMatchObject({ content: 'Second', versionNumber: 3 });
      expect(await kept()).toEqual([loser('Theirs'), published]);
    });

    it('both, when a third one is published over them', async () => {
      await save({ content: 'Third', replacesDraft: true, baseUpdatedAt });
      expect(await kept()).toEqual([[3, 'NOT_CHOSEN', 'Second'], loser('Theirs'), published]);
    });
  });

  it('that changes nothing leaves the draft as it is', async () => {
    await autosave('Second');
    expect((await save({ content: 'First' })).draft).toMatchObject({
      content: 'Second',
      isConflicting: false,
    });
  });
});

describe('a story that becomes private', () => {
  it('has the draft as its text, and keeps the published one', async () => {
    await saveDraft({ title: 'New', content: 'Second', tags: ['sea'] });
    expect(await save({ privacyLevel: 'PRIVATE' })).toMatchObject({
      title: 'New',
      content: 'Second',
      tags: [{ name: 'sea' }],
      draft: null,
    });
    expect(await kept()).toEqual([[1, 'SAVED', 'First']]);
  });

  it('with a text of its own keeps the draft, too', async () => {
    await autosave('Second');
    expect(await save({ privacyLevel: 'PRIVATE', content: 'Third' })).toMatchObject({
      content: 'Third',
      draft: null,
      versionNumber: 3,
    });
    expect(await kept()).toEqual([
      [2, 'NOT_CHOSEN', 'Second'],
      [1, 'SAVED', 'First'],
    ]);
  });

  it('refuses a text that is to replace a draft that was changed since', async () => {
    const { workingUpdatedAt: baseUpdatedAt } = await autosave('Second');
    await autosave('Elsewhere');
    const input = { id, privacyLevel: 'PRIVATE', content: 'Third', replacesDraft: true, baseUpdatedAt };
    expect(codeOf(await calls.update(input, author.token))).toBe('CONFLICT');
  });

  it('and public again has no draft', async () => {
    await autosave('Second');
    await save({ privacyLevel: 'PRIVATE' });
    expect(await save({ privacyLevel: 'PUBLIC' })).toMatchObject({ content: 'Second', draft: null });
  });
});
