import {
  type GraphQLArgument,
  type GraphQLField,
  GraphQLInt,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { makeSchema } from '../../../server/schema';

const schema = makeSchema();
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const objects = types.filter((type) => isObjectType(type) || isInterfaceType(type));
const fieldsOf = (type: (typeof objects)[number]) => Object.values(type.getFields());

describe('the descriptions', () => {
  it('exist for every type, field, argument, enum value and input field', () => {
    const silent: string[] = [];
    const need = (name: string, { description }: { description?: string | null }) => {
      if (!description?.trim()) silent.push(name);
    };
    for (const type of types) {
      need(type.name, type);
      if (isObjectType(type) || isInterfaceType(type))
        for (const field of fieldsOf(type)) {
          need(`${type.name}.${field.name}`, field);
          for (const arg of field.args) need(`${type.name}.${field.name}(${arg.name}:)`, arg);
        }
      if (isInputObjectType(type))
        for (const field of Object.values(type.getFields())) need(`${type.name}.${field.name}`, field);
      if (isEnumType(type)) for (const value of type.getValues()) need(`${type.name}.${value.name}`, value);
    }
    expect(silent).toEqual([]);
  });
});

describe('the mutations', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const nameOf = (field: GraphQLField<unknown, unknown>) =>
    field.name[0]?.toUpperCase() + field.name.slice(1);

  /** There is nothing to say, and an input can't be empty. */
  const withoutInput = [
    'sendTestEmail',
    'startTotp',
    'disableTotp',
    'renewRecoveryCodes',
    'startPasskey',
    'startPasskeySignIn',
    'startPasskeyVerification',
    'unlinkProvider',
  ];

  it.each(mutations.map((field) => [field.name, field] as const))(
    '%s takes exactly one input, unless it needs none, and returns a payload',
    (name, field) => {
      expect(field.args.map((arg) => `${arg.name}: ${arg.type}`)).toEqual(
        withoutInput.includes(name) ? [] : [`input: ${nameOf(field)}Input!`],
      );
      expect(String(field.type)).toBe(`${nameOf(field)}Payload!`);
    },
  );
});

describe('the lists', () => {
  const connections = objects.filter(({ name }) => name.endsWith('Connection'));
  const describeArgs = (args: readonly GraphQLArgument[]) =>
    Object.fromEntries(args.map(({ name, type }) => [name, String(type)]));

  it('are connections, as the Relay server specification shapes them', () => {
    expect(connections.length).toBeGreaterThan(0);
    for (const connection of connections) {
      const node = connection.name.replace(/Connection$/, '');
      const shape = Object.fromEntries(fieldsOf(connection).map(({ name, type }) => [name, String(type)]));
      const more = {
        ...(node === 'Notification' && { unreadCount: 'Int!' }),
        ...(['Story', 'Journal', 'Note'].includes(node) && {
          wordsLeftOut: '[String!]',
          textsLeftOut: 'Boolean',
        }),
      };
      expect(shape).toEqual({ edges: `[${node}Edge!]!`, pageInfo: 'PageInfo!', totalCount: 'Int!', ...more });
      const edge = objects.find(({ name }) => name === `${node}Edge`)!;
      expect(fieldsOf(edge).map(({ name, type }) => `${name}: ${type}`)).toEqual([
        'cursor: String!',
        `node: ${node}!`,
      ]);
    }
  });

  it('take first and after, last and before', () => {
    const paged = objects.flatMap((type) =>
      fieldsOf(type).filter((field) => getNamedType(field.type).name.endsWith('Connection')),
    );
    expect(paged.length).toBeGreaterThan(3);
    for (const field of paged) {
      expect(describeArgs(field.args)).toMatchObject({
        first: GraphQLInt.name,
        after: 'String',
        last: GraphQLInt.name,
        before: 'String',
      });
    }
  });

  it('of objects with an id are never plain lists without a limit', () => {
    const plain = objects.flatMap((type) =>
      fieldsOf(type)
        .filter((field) => {
          const inner = isNonNullType(field.type) ? field.type.ofType : field.type;
          const named = getNamedType(field.type);
          return isListType(inner) && isObjectType(named) && named.getInterfaces().length > 0;
        })
        .map((field) => `${type.name}.${field.name}`),
    );
    // A story or an exercise has at most ten tags, a story is shared with at most 200 by name, suggestions are at most
    // as many as are asked for, feedback like another is five at most, and an event has the sessions or messages that
    // changed since the one before, at most 100. A member's list offers at most 100 tags. A notification names at most three
    // members, a change at most 100 notifications, a comment offers eight members to mention, and 20
    // comments that wait are shown. Five stories are new in the group.
    expect(plain.sort()).toEqual([
      'Exercise.tags',
      'MarkNotificationsReadPayload.notifications',
      'Notification.actors',
      'Query.popularTags',
      'Query.searchMembers',
      'Query.searchTags',
      'Query.similarFeedback',
      'SessionChatChange.messages',
      'SessionsChange.sessions',
      'Story.mentionableMembers',
      'Story.sharedWith',
      'Story.tags',
      'Story.waitingComments',
      'Viewer.newInGroup',
      'Viewer.storyTags',
    ]);
  });
});

describe('the nodes', () => {
  it('are all types that have an id of their own', () => {
    // A calendar address and a push subscription are secrets of their owner, so they must not be readable by id.
    const withId = objects.filter(
      (type) =>
        isObjectType(type) &&
        type.getFields().id &&
        !['CalendarFeed', 'Passkey', 'PushSubscription'].includes(type.name),
    );
    for (const type of withId) expect(type.getInterfaces().map(({ name }) => name)).toContain('Node');
  });

  it('contain nothing that only their owner may see', () => {
    const member = objects.find(({ name }) => name === 'User')!;
    const fields = fieldsOf(member).map(({ name }) => name);
    for (const secret of ['email', 'state', 'passwordHash', 'refreshToken'])
      expect(fields).not.toContain(secret);
  });
});
