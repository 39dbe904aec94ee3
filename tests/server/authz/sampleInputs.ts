import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql';

const texted: Record<string, string> = {
  email: 'nobody@example.com',
  password: 'Monday7pm',
  newPassword: 'Tuesday8pm',
  username: 'nobody_else',
  name: 'lamp',
  from: '2026-01-01',
  to: '2026-01-31',
  search: 'la',
  q: 'la',
  day: new Date().toISOString().slice(0, 10),
};

const sampled: Record<string, object> = {
  SettingInput: { name: 'editor.a', value: '1', changedAgoMs: 0 },
  MarkNotificationsReadInput: { all: true },
  AddPushSubscriptionInput: {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/sample',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  },
  CreateInvitationInput: { note: 'For a friend' },
  RemovePushSubscriptionInput: { id: 'push_unknown' },
};

/** A value that passes the rules of the input. */
export function sampleOf(name: string, given: GraphQLInputType): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [sampleOf(name, type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    const entries = fields.map((field) => [field.name, sampleOf(field.name, field.type)]);
    return sampled[type.name] ?? Object.fromEntries(entries);
  }
  switch (type.name) {
    case 'Int':
      return name === 'capacity' ? 10 : 60;
    case 'Boolean':
      return true;
    case 'DateTime':
    case 'DateTimeISO':
      return '2100-01-04T19:00:00.000Z';
    case 'ID':
      return 'story_01h455vb4pex5vsknk084sn02q';
    default:
      return texted[name] ?? 'Words that say enough';
  }
}
