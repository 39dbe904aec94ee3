import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  getNamedType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { PrivacyLevel, Role } from '../../../server/contract/enums';
import { loadPersistedDocuments } from '../../../server/graphql/admission/persistedDocuments';
import { withRowVersions } from '../../../server/graphql/rowVersions';
import { projectRoot } from '../../../server/lib/paths';
import { makeSchema } from '../../../server/schema';
import { accountCalls } from '../../support/accountCalls';
import { draftCalls } from '../../support/draftCalls';
import { buildMember, buildStory, type TestMember } from '../../support/factories';
import { eventually } from '../../support/mails';
import { connectSocket } from '../../support/socketClient';
import { dataOf } from '../../support/testServer';
import { versionCalls } from '../../support/versionCalls';
import { roomHouseOfFile, text } from '../sessions/room/roomHouse';

const schema = makeSchema();

/** Calls back with each object that a document selects, and the names of the fields that it selects of it. */
function eachObject(document: DocumentNode, found: (type: string, fields: string[]) => void): void {
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ selectionSet }) {
        const type = getNamedType(types.getType());
        const fields = selectionSet?.selections.flatMap((one) =>
          one.kind === Kind.FIELD ? one.name.value : [],
        );
        if (fields && isObjectType(type)) found(type.name, fields);
      },
    }),
  );
}

const fieldsOfType = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? type.getFields() : {};
};

/** Objects that events bring without a version, and why. */
const unversioned: Record<string, string> = {
  Exercise: 'only its name, of which the next page has the newest',
  Notification: 'only its id',
  SessionMessage: 'it never changes; a deleted one is left out of later answers by the chat itself',
  Tag: 'only its name, of which the next page has the newest',
  User: 'its row also changes with passwords and addresses, which others mustn’t notice',
};

describe('our pages', () => {
  const documents = [...loadPersistedDocuments().values()].map((own) => parse(withRowVersions(schema, own)));

  it('get the version of each object that has one, without asking for it', () => {
    const seen = new Set<string>();
    for (const document of documents)
      eachObject(document, (type, fields) => {
        if (!('rowVersion' in fieldsOfType(type))) return;
        seen.add(type);
        expect(fields).toEqual(expect.arrayContaining(['id', 'rowVersion']));
      });
    expect([...seen].sort()).toEqual(['Session', 'Story']);
  });

  it('get it of everything in events, but for what needs none', () => {
    const missing = new Set<string>();
    for (const document of documents) {
      const [operation] = document.definitions;
      if (operation?.kind !== Kind.OPERATION_DEFINITION) continue;
      if (operation.operation !== OperationTypeNode.SUBSCRIPTION) continue;
      eachObject(document, (type, fields) => {
        if (fields.includes('id') && !fields.includes('rowVersion')) missing.add(type);
      });
    }
    expect([...missing].sort()).toEqual(Object.keys(unversioned).sort());
  });

  it('get it only where they select an id', () => {
    const document = 'query Titles { publicStories(first: 1) { edges { node { title } } } }';
    expect(withRowVersions(schema, document)).toBe(document);
  });
});

it('each statement that changes a row with a version raises it', () => {
  const raised = /row_version|\$\{setWithheldSql\}|\$\{setChangedSql\}|Object\.keys\(written\)/;
  const folder = path.join(projectRoot, 'server');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const updates = sources.flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(
      /UPDATE (?:(?:sessions|stories)\b|\w+ \w+ JOIN (?:sessions|stories) (\w+)\b[\s\S]*?SET \1\.)[\s\S]*?\bWHERE\b/g,
    ),
  ]);
  expect(updates.length).toBeGreaterThan(12);
  expect(updates.map(([update]) => update).filter((update) => !raised.test(update))).toEqual([]);
});

describe('the version of a session', () => {
  const house = roomHouseOfFile();
  let member: TestMember;
  let id: string;
  const version = async () => (await house.ask('rowVersion', id, member)).data.session.rowVersion as number;

  it('grows with all that its page shows, but not with words that are counted while it runs', async () => {
    const { server } = house;
    member = await buildMember(server);
    ({ id } = await house.start([member]));
    const save = await house.writing(id, member, true);
    const mutate = (name: string, input: object, by = member) =>
      server.mutate(name, { id, ...input }, by.token, 'session { rowVersion }');
    let before = await version();
    const expectGrowth = async (work: () => Promise<unknown>) => {
      await work();
      const after = await version();
      expect(after).toBeGreaterThan(before);
      before = after;
    };
    await expectGrowth(async () => {
      const { data } = await mutate('updateSession', { title: 'Renamed' }, house.leader);
      expect(data.updateSession.session.rowVersion).toBe(await version());
    });
    const other = await buildMember(server);
    await expectGrowth(() => mutate('joinSession', {}, other));
    await expectGrowth(() => mutate('startSprint', { minutes: 10 }, house.leader));
    await expectGrowth(() => mutate('endSprint', {}, house.leader));
    await expectGrowth(() => mutate('saySessionLines', { intention: 'A page' }));
    await expectGrowth(() => house.write({ sessionId: id, showsPiece: true }, member));
    const { story } = await house.own(id, member);
    await expectGrowth(() =>
      server.mutate('updateStory', { id: story.id, title: 'Named' }, member.token, 'story { id }'),
    );
    const socket = await connectSocket(server, member.token);
    const attend = 'subscription ($id: ID!) { attendSession(id: $id) { session { id } } }';
    await expectGrowth(async () => {
      socket.subscribe('attend', attend, { id });
      await socket.until((message) => message.id === 'attend');
    });
    await expectGrowth(async () => {
      socket.raw.close();
      await eventually('their leave', async () => ((await house.here(id)).length === 0 ? true : undefined));
    });
    await save(150);
    expect(await version()).toBe(before);
    await expectGrowth(() => mutate('setSessionStatus', { status: 'COMPLETED' }, house.leader));
    // The summary has the last words, which devices save after the end.
    await expectGrowth(() => save(200));
    await expectGrowth(() => accountCalls(server).deleteAccount('Monday7pm', other.token));
    const admin = await buildMember(server, { roles: [Role.USER, Role.ADMIN] });
    const suspend = `mutation { suspendMember(input: { id: "${member.id}", reason: "Spam" }) { managedMember { id } } }`;
    await dataOf(server.graphql(suspend, {}, admin.token));
    member = house.leader;
    await expectGrowth(async () => undefined);
  });

  it('grows for all who write at the same time', async () => {
    const { server } = house;
    const members = await Promise.all(Array.from({ length: 8 }, () => buildMember(server)));
    [member] = members as [TestMember];
    ({ id } = await house.start(members));
    const saves = await Promise.all(members.map((one) => house.writing(id, one)));
    const before = await version();
    await house.pass(120);
    await Promise.all([
      ...saves.map((save) => save(120)),
      ...members.map((one) =>
        server.mutate('saySessionLines', { id, closing: text(3) }, one.token, 'session { id }'),
      ),
    ]);
    expect(await version()).toBeGreaterThanOrEqual(before + 17);
  });
});

describe('the version of a story', () => {
  const house = roomHouseOfFile();

  it('grows with each of its author’s changes; others don’t notice those of its draft, and visitors get none', async () => {
    const { server } = house;
    const [author, reader] = [await buildMember(server), await buildMember(server)];
    const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC, content: 'First' });
    const versionFor = async (viewer?: TestMember) =>
      (await server.graphql('query ($id: ID!) { story(id: $id) { rowVersion } }', { id }, viewer?.token)).data
        .story.rowVersion;
    const versions = async () => [await versionFor(author), await versionFor(reader), await versionFor()];
    const calls = draftCalls(server);
    expect(await versions()).toEqual([1, 1, null]);
    await calls.update({ id, content: 'Second', asDraft: true }, author.token);
    await versionCalls(server).keep({ storyId: id, name: 'Halfway' }, author.token);
    await calls.discard({ id }, author.token);
    const session = await house.start([author]);
    await house.write({ sessionId: session.id, storyId: id }, author);
    expect(await versions()).toEqual([5, 1, null]);
    const answer = await server.mutate(
      'updateStory',
      { id, content: 'Third' },
      author.token,
      'story { rowVersion }',
    );
    expect(answer.data.updateStory.story.rowVersion).toBe(6);
    expect(await versions()).toEqual([6, 2, null]);
    await server.mutate('shareStory', { id, canComment: false }, author.token, 'story { id }');
    expect(await versions()).toEqual([7, 3, null]);
  });
});
