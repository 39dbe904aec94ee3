import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { IdPrimaryColumn } from './columns';
import { Node } from './node.type';

@ObjectType({ implements: Node, description: 'A tag of stories and exercises.', simpleResolvers: true })
@Entity('tags')
@Index('tags_name', ['name'], { unique: true })
export class Tag extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  /** Binary collation: names that differ in an accent are different tags. */
  @Field(() => String, { description: `Lowercase, 1 to ${limits.tag.max} characters.` })
  @Column({ type: 'varchar', length: 20, collation: 'utf8mb4_bin' })
  name: string;

  @Field(() => String, { nullable: true, description: 'A description by staff, if any.' })
  @Column({ type: 'varchar', length: 255, nullable: true })
  description: string | null;
}

export const tagRows = rowsOf(Tag, 't');
