import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MemberState } from '../contract/enums';

@ObjectType({ description: 'A table’s share of the database.', simpleResolvers: true })
class TableSize {
  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => Float, { description: 'Its bytes with its indexes, as the database estimates them.' })
  bytes: number;
}

@ObjectType({ description: 'The database.', simpleResolvers: true })
class DatabaseFacts {
  @Field(() => String, { description: 'MariaDB or MySQL.' })
  kind: string;

  @Field(() => String, { description: 'Its version.' })
  version: string;

  @Field(() => String, { description: 'What /readyz says: ready, or what hinders it.' })
  state: string;

  @Field(() => Int, { nullable: true, description: 'The nodes of its cluster; null without one.' })
  clusterSize: number | null;

  @Field(() => Int, { description: 'Migrations that were applied.' })
  migrations: number;

  @Field(() => Float, { description: 'Its bytes, as it estimates them.' })
  bytes: number;

  @Field(() => [TableSize], { description: 'The ten largest tables.' })
  largestTables: TableSize[];
}

@ObjectType({ description: 'What waits to be done.', simpleResolvers: true })
class QueueFacts {
  @Field(() => Int, { description: 'Mails that wait, those that are due later included.' })
  mails: number;

  @Field(() => Date, { nullable: true, description: 'When the one that waits longest was queued.' })
  oldestMailAt: Date | null;

  @Field(() => Int, { description: 'Acts that members are still to be told of.' })
  events: number;

  @Field(() => Int, { description: 'Push messages that wait.' })
  pushes: number;
}

@ObjectType({ description: 'What the texts of members take.', simpleResolvers: true })
class StorageFacts {
  @Field(() => Float, { description: 'Bytes of all texts, with drafts and versions.' })
  bytes: number;

  @Field(() => Float, { description: 'Bytes of the member who has most.' })
  most: number;

  @Field(() => Float, { description: 'How many one may have.' })
  bytesMax: number;

  @Field(() => Int, { description: 'Members who have nine tenths of it or more.' })
  nearlyFull: number;
}

@ObjectType({ description: 'Mails that were given up for one reason.', simpleResolvers: true })
class MailFailures {
  @Field(() => String, { description: 'The class of the error, such as EAUTH 535 or unanswered.' })
  reason: string;

  @Field(() => Int, { description: 'How many within seven days.' })
  count: number;

  @Field(() => Date, { description: 'When the last one was given up.' })
  lastAt: Date;
}

@ObjectType({ description: 'Members in one state.', simpleResolvers: true })
class MemberCount {
  @Field(() => MemberState, { description: 'Whether they may use their account.' })
  state: `${MemberState}`;

  @Field(() => Int, { description: 'How many there are.' })
  count: number;
}

@ObjectType({ description: 'How the system is. Nothing in it is secret.', simpleResolvers: true })
export class SystemState {
  @Field(() => String, { description: 'The app’s version.' })
  version: string;

  @Field(() => String, { description: 'The build.' })
  build: string;

  @Field(() => String, { description: 'The version of Node.js.' })
  nodeVersion: string;

  @Field(() => Date, { description: 'When the answering server started.' })
  startedAt: Date;

  @Field(() => Date, { description: 'When this was looked up: at most ten seconds ago.' })
  checkedAt: Date;

  @Field(() => DatabaseFacts, { description: 'The database.' })
  database: DatabaseFacts;

  @Field(() => [MemberCount], { description: 'Members by state; deleted accounts don’t count.' })
  members: MemberCount[];

  @Field(() => StorageFacts, { description: 'What the texts of members take.' })
  storage: StorageFacts;

  @Field(() => QueueFacts, { description: 'What waits to be done.' })
  queues: QueueFacts;

  @Field(() => [MailFailures], { description: 'Mails that were given up within seven days, by reason.' })
  mailFailures: MailFailures[];

  @Field(() => Boolean, { description: 'Whether a mail server is set up.' })
  isSmtpConfigured: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the mail server answered within the last minute, and took the name and password; null without one, and until it has answered.',
  })
  isSmtpReachable: boolean | null;

  @Field(() => Boolean, { description: 'Whether Redis is set up, which several servers need.' })
  isRedisConfigured: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the answering server is connected to Redis; null without one.',
  })
  isRedisConnected: boolean | null;

  @Field(() => Int, { description: 'Entries of the audit log.' })
  auditEntries: number;
}
