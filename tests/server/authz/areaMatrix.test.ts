import { PrivacyLevel, Role } from '../../../server/contract/enums';
import {
  buildChallenge,
  buildComment,
  buildFeedback,
  buildInvitation,
  buildJournal,
  buildMember,
  buildNote,
  buildStory,
  changeStory,
} from '../../support/factories';
import { testServer } from '../../support/testServer';
import { reportCalls } from '../staff/report/reportCalls';
import * as tables from './areaTables';
import { testPermissions } from './matrix';
import {
  actors,
  askAll,
  askGraphql,
  askRest,
  buildStoryOf,
  castOfFile,
  type Operation,
  privacies,
  row,
} from './outcomes';

const server = testServer();
const reports = reportCalls(server);
const cast = castOfFile(server);

const read = (sql: string, id: string) => server.sql<{ id: string }>(sql, [id]);
const idOf = async (sql: string, id: string) => ({ id: (await read(sql, id))[0]?.id ?? '' });
/** The state of a thing is its row. */
const rowOf = (table: string) => (id: string) => read(`SELECT * FROM ${table} WHERE id = ?`, id);
const publicStory = () => buildStory(server, cast.owner, { privacyLevel: PrivacyLevel.PUBLIC });
const levelOf = (id: string) => read('SELECT privacy_level, withheld FROM stories WHERE id = ?', id);

const about = (
  operations: Record<string, Operation>,
  build: () => Promise<{ id: string }>,
  stateOf: (id: string) => Promise<unknown>,
) => testPermissions(operations, server, cast, { build, stateOf });

describe.each([
  ['journals', tables.onJournal, buildJournal],
  ['notes', tables.onNote, buildNote],
] as const)('of %s', (table, operations, build) => {
  about(operations, () => build(server, cast.owner), rowOf(table));

  it('an id of nothing is NOT_FOUND to every member', async () => {
    const { id } = await build(server, cast.owner);
    await server.sql(`DELETE FROM ${table} WHERE id = ?`, [id]);
    const notFound = row('UNAUTHENTICATED', ...new Array<'NOT_FOUND'>(5).fill('NOT_FOUND'));
    for (const [name, { document }] of Object.entries(operations))
      if (!name.startsWith('node')) {
        const asked = await askAll((actor) => askGraphql(server, document, { id }, cast[actor]?.token));
        expect([name, asked]).toEqual([name, notFound]);
      }
  });
});

it.each(actors.filter((actor) => actor !== 'owner'))(
  'no list of journals, notes or writing days shows what is the owner’s to %s',
  async (actor) => {
    const journalDate = new Date('2026-11-21T12:00Z');
    await buildJournal(server, cast.owner, { title: 'The owner’s', journalDate });
    await buildNote(server, cast.owner, { title: 'The owner’s' });
    const { data } = await server.graphql(
      `query ($owner: ID!) { viewer {
         all: journals { edges { node { author { id } } } } notes { edges { node { author { id } } } }
         theirs: journals(authorId: $owner) { totalCount } theirNotes: notes(authorId: $owner) { totalCount }
         journalOfDay(from: "2026-11-21T00:00:00Z", to: "2026-11-22T00:00:00Z") { author { id } }
       } }`,
      { owner: cast.owner.id },
      cast[actor]?.token,
    );
    expect(JSON.stringify(data)).not.toContain(cast.owner.id);
    if (cast[actor])
      expect(data.viewer).toMatchObject({ theirs: { totalCount: 0 }, theirNotes: { totalCount: 0 } });
    else expect(data.viewer).toBeNull();
  },
);

describe.each(privacies)('of a version of a story that is %s', (privacy) => {
  const build = async () => {
    const story = await buildStoryOf(server, cast, privacy);
    await changeStory(server, cast.owner, story, { content: 'As it is' });
    const version = await idOf('SELECT id FROM story_versions WHERE story_id = ?', story.id);
    return { ...version, story_id: story.id };
  };
  const withText =
    'SELECT v.name, s.content FROM story_versions v JOIN stories s ON s.id = v.story_id WHERE v.id = ?';
  about(tables.onVersion, build, (id) => read(withText, id));
});

describe('of feedback', () => {
  about(
    tables.onFeedback,
    () => buildFeedback(server, cast.owner),
    async (id) => [
      await rowOf('feedback')(id),
      await read('SELECT * FROM feedback_votes WHERE feedback_id = ?', id),
    ],
  );

  it.each(actors)('the permissions that it reports to its reader are correct: %s', async (actor) => {
    const { id } = await buildFeedback(server, cast.owner);
    const { data } = await server.graphql(
      'query ($id: ID!) { feedback(id: $id) { viewerCanEdit viewerCanDelete viewerCanManage viewerCanVote } }',
      { id },
      cast[actor]?.token,
    );
    const may = (ability: string) => tables.onFeedback[ability]?.expected[actor] === 'ok';
    expect(data.feedback).toEqual({
      viewerCanEdit: may('updateFeedback'),
      viewerCanDelete: may('deleteFeedback'),
      viewerCanManage: may('setFeedbackStatus'),
      viewerCanVote: may('voteOnFeedback'),
    });
  });
});

describe('of a challenge', () => {
  about(tables.onChallenge, () => buildChallenge(server, cast.owner), rowOf('challenges'));
});

describe('of a tag', () => {
  let made = 0;
  const build = async () => {
    made += 1;
    const tag = `fresh ${made}`;
    await buildStory(server, cast.owner, { tags: [tag] });
    return idOf('SELECT id FROM tags WHERE name = ?', tag);
  };
  about(tables.onTag, build, rowOf('tags'));
});

describe('of what may be reported', () => {
  about(tables.onReportable, publicStory, levelOf);
  const hiddenStory = async () => {
    const { id } = await publicStory();
    await reports.hide(id, cast.admin.token);
    return { id };
  };
  about(tables.onHidden, hiddenStory, levelOf);
  const comment = async () => buildComment(server, cast.owner, (await publicStory()).id);
  about(tables.onRemovable, comment, rowOf('comments'));
  const reported = async () => {
    const { id } = await publicStory();
    await reports.report(id, (await buildMember(server)).token);
    return idOf('SELECT id FROM report_cases WHERE subject_id = ?', id);
  };
  about(tables.onCase, reported, rowOf('report_cases'));

  describe('while stories of new accounts wait', () => {
    const set = (newAccountsWait: boolean | null) =>
      server.mutate('saveGroupSettings', { newAccountsWait }, cast.admin.token);
    // Once for all actors, who ask at the same time.
    beforeAll(() => set(true));
    afterAll(() => set(null));
    about(tables.onHeld, publicStory, levelOf);
  });
});

describe('of who joins, and of members', () => {
  const organiser = () => buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });
  const invitation = async () => buildInvitation(server, await organiser());
  about(tables.onInvitation, invitation, rowOf('invitations'));
  const waiting = async () => {
    const { id } = await buildMember(server);
    await server.sql("UPDATE users SET state = 'waiting' WHERE id = ?", [id]);
    return { id };
  };
  about(tables.onWaiting, waiting, rowOf('users'));
  about(tables.onMember, () => buildMember(server), rowOf('users'));
});

describe('of no particular thing', () => {
  beforeAll(() => buildStory(server, cast.owner, { tags: ['lamp'] }));
  testPermissions(tables.otherInAreas, server, cast);
});

it.each(tables.restLists)('%s is for members', async (route) => {
  const [method, path] = route.split(' ') as [string, string];
  expect(await askAll((actor) => askRest(server, method, path, undefined, cast[actor]?.token))).toEqual(
    tables.otherInAreas.createNote?.expected,
  );
});

describe('of one’s own', () => {
  it.each([
    ['invitation an instructor revokes', 'instructor', 'ok'],
    ['invitation nobody revokes who is an organiser no more', 'member', 'FORBIDDEN'],
  ] as const)('%s', async (_does, actor, outcome) => {
    const { id } = await buildInvitation(server, cast[actor]);
    const { document } = tables.onInvitation.revokeInvitation!;
    expect(await askGraphql(server, document, { id }, cast[actor].token)).toBe(outcome);
  });

  it('feedback no administrator votes on', async () => {
    const { id } = await buildFeedback(server, cast.admin);
    const { document } = tables.onFeedback.voteOnFeedback!;
    expect(await askGraphql(server, document, { id }, cast.admin.token)).toBe('FORBIDDEN');
  });

  it.each(['suspendMember', 'restoreMember'])('account no administrator runs %s', async (name) => {
    const { document } = tables.onMember[name]!;
    expect(await askGraphql(server, document, { id: cast.admin.id }, cast.admin.token)).toBe('FORBIDDEN');
  });

  it('sign-in an administrator who is suspended has none', async () => {
    const { id, token } = await buildMember(server, { roles: [Role.USER, Role.ADMIN] });
    const { document } = tables.onMember.suspendMember!;
    expect(await askGraphql(server, document, { id }, cast.admin.token)).toBe('ok');
    expect(await askGraphql(server, document, { id: cast.member.id }, token)).toBe('UNAUTHENTICATED');
  });
});
