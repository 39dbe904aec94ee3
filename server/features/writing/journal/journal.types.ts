import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { addSearchFields } from '../../../graphql/inputRules';
import { Journal } from '../../../model/journal.entity';

export const { Edge: JournalEdge, Connection: JournalConnection } = connectionTypes('Journal', Journal);
addSearchFields(JournalConnection);

@ObjectType({ description: 'The new journal entry.', simpleResolvers: true })
export class CreateJournalPayload {
  @Field(() => Journal, { description: 'The new entry.' })
  journal: Journal;

  @Field(() => JournalEdge, { description: 'Its edge in the list.' })
  journalEdge: InstanceType<typeof JournalEdge>;
}

@ObjectType({ description: 'The changed journal entry.', simpleResolvers: true })
export class UpdateJournalPayload {
  @Field(() => Journal, { description: 'The changed entry.' })
  journal: Journal;
}

@ObjectType({ description: 'The journal entry was deleted.', simpleResolvers: true })
export class DeleteJournalPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedJournalId: string;
}
