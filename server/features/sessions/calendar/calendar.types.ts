import { Field, ID, ObjectType } from 'type-graphql';
import { Viewer } from '../../../model/viewer.type';

@ObjectType({
  description: "An address for calendar programs. Anyone who knows it can read the viewer's sessions.",
  simpleResolvers: true,
})
export class CalendarFeed {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => String, { description: 'The address.' })
  url: string;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt: Date;
}

@ObjectType({ description: 'The new calendar address.', simpleResolvers: true })
export class RenewCalendarFeedPayload {
  @Field(() => Viewer, { description: 'The viewer, with the address.' })
  viewer: Viewer;
}

@ObjectType({ description: 'The calendar address no longer works.', simpleResolvers: true })
export class RevokeCalendarFeedPayload {
  @Field(() => Viewer, { description: 'The viewer, without an address.' })
  viewer: Viewer;
}
