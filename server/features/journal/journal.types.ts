import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection';
import { Journal } from '../../model/journal.entity';

export const { Edge: JournalEdge, Connection: JournalConnection } = connectionTypes('Journal', Journal);

@ObjectType({ description: 'The new journal entry.', simpleResolvers: true })
export class CreateJournalPayload {
  @Field(() => Journal, { description: 'The entry as it was made.' })
  journal: Journal;

  @Field(() => JournalEdge, { description: 'Its place in the list.' })
  journalEdge: InstanceType<typeof JournalEdge>;
}

@ObjectType({ description: 'The changed journal entry.', simpleResolvers: true })
export class UpdateJournalPayload {
  @Field(() => Journal, { description: 'The entry as it is now.' })
  journal: Journal;
}

@ObjectType({ description: 'The journal is gone.', simpleResolvers: true })
export class DeleteJournalPayload {
  @Field(() => ID, { description: 'The id it had.' })
  deletedJournalId: string;
}
