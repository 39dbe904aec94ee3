import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { addSearchFields } from '../../../graphql/inputRules';
import { Note } from '../../../model/note.entity';

export const { Edge: NoteEdge, Connection: NoteConnection } = connectionTypes('Note', Note);
addSearchFields(NoteConnection);

@ObjectType({ description: 'The new note.', simpleResolvers: true })
export class CreateNotePayload {
  @Field(() => Note, { description: 'The new note.' })
  note: Note;

  @Field(() => NoteEdge, { description: 'Its edge in the list.' })
  noteEdge: InstanceType<typeof NoteEdge>;
}

@ObjectType({ description: 'The changed note.', simpleResolvers: true })
export class UpdateNotePayload {
  @Field(() => Note, { description: 'The changed note.' })
  note: Note;
}

@ObjectType({ description: 'The note was deleted.', simpleResolvers: true })
export class DeleteNotePayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedNoteId: string;
}
