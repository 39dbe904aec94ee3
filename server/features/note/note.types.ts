import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection';
import { Note } from '../../model/note.entity';

export const { Edge: NoteEdge, Connection: NoteConnection } = connectionTypes('Note', Note);

@ObjectType({ description: 'The new note.', simpleResolvers: true })
export class CreateNotePayload {
  @Field(() => Note, { description: 'The note as it was made.' })
  note: Note;

  @Field(() => NoteEdge, { description: 'Its place in the list.' })
  noteEdge: InstanceType<typeof NoteEdge>;
}

@ObjectType({ description: 'The changed note.', simpleResolvers: true })
export class UpdateNotePayload {
  @Field(() => Note, { description: 'The note as it is now.' })
  note: Note;
}

@ObjectType({ description: 'The note is gone.', simpleResolvers: true })
export class DeleteNotePayload {
  @Field(() => ID, { description: 'The id it had.' })
  deletedNoteId: string;
}
