import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One more fact that the server tells of itself.', simpleResolvers: true })
export class AppInfoField {
  @Field(() => String, { description: 'What it is called, in snake case.' })
  name: string;

  @Field(() => String, { description: 'What it says.' })
  value: string;
}

@ObjectType({ description: 'What the server says of itself.', simpleResolvers: true })
export class AppInfo {
  @Field(() => String, { description: "The app's name." })
  name: string;

  @Field(() => String, { description: "The app's version." })
  version: string;

  @Field(() => String, { description: 'What it is, in a sentence.' })
  description: string;

  @Field(() => String, { description: 'Who makes it.' })
  author: string;

  @Field(() => String, { description: 'Where to turn.' })
  contact: string;

  @Field(() => String, { description: 'The version of the REST paths.' })
  apiVersion: string;

  @Field(() => String, { description: 'development, production or test.' })
  environment: string;

  @Field(() => String, { description: 'Which build of the version this is.' })
  build: string;

  @Field(() => [String], { description: 'What members can do here.' })
  features: string[];

  @Field(() => [AppInfoField], { description: 'Whatever else it tells, to be shown as it is.' })
  extraFields: AppInfoField[];
}
