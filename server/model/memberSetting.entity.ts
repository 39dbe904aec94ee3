import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { limits } from '../contract/limits';
import { asciiColumn, OwnerPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

const { nameMax, valueMax } = limits.setting;

/** A setting of the app that follows its member to every device. */
@ObjectType({ description: 'A setting of the app that follows its member.', simpleResolvers: true })
@Entity('member_settings')
export class MemberSetting {
  @OwnerPrimaryColumn(() => User, 'member_settings_user_fk')
  userId: string;

  @Field(() => String, { description: 'Its name, such as `editor.font_size`.' })
  @PrimaryColumn(asciiColumn(nameMax))
  name: string;

  @Field(() => String, { description: 'Its value as JSON: a text, a number or a boolean.' })
  @Column({ type: 'varchar', length: valueMax })
  value: string;

  @Field(() => Date, { description: 'When the member changed it.' })
  @TimeColumn()
  changedAt: Date;
}
