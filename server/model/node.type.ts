import { Field, ID, InterfaceType } from 'type-graphql';
import { kindOf } from '../lib/ids';

/** GraphQL types by the prefix of their ids. */
const typeNames: Record<string, string> = {
  story: 'Story',
  user: 'User',
  version: 'StoryVersion',
  tag: 'Tag',
  signin: 'SignIn',
  token: 'PersonalAccessToken',
  comment: 'Comment',
  session: 'Session',
  message: 'SessionMessage',
  exercise: 'Exercise',
  challenge: 'Challenge',
  feedback: 'Feedback',
  invitation: 'Invitation',
  case: 'ReportCase',
  report: 'Report',
  member: 'ManagedMember',
  audit: 'AuditEntry',
  journal: 'Journal',
  note: 'Note',
  notification: 'Notification',
};

@InterfaceType({
  description: 'Anything with a global id (Relay server specification).',
  resolveType: (value: { id: string }) => typeNames[kindOf(value.id) ?? ''],
})
export abstract class Node {
  @Field(() => ID, { description: 'The global id, the same in every API.' })
  id: string;
}
