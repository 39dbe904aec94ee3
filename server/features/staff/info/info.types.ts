import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A further fact about the server.', simpleResolvers: true })
class AppInfoField {
  @Field(() => String, { description: 'Its name in snake case.' })
  name: string;

  @Field(() => String, { description: 'Its value.' })
  value: string;
}

@ObjectType({ description: 'Information about the server.', simpleResolvers: true })
export class AppInfo {
  @Field(() => String, { description: "The app's name." })
  name: string;

  @Field(() => String, { description: "The app's version." })
  version: string;

  @Field(() => String, { description: 'A description of the app.' })
  description: string;

  @Field(() => String, { description: "The app's author." })
  author: string;

  @Field(() => String, { description: 'A contact address.' })
  contact: string;

  @Field(() => String, { description: 'The version of the REST API.' })
  apiVersion: string;

  @Field(() => String, { description: 'development, production or test.' })
  environment: string;

  @Field(() => String, { description: 'The build.' })
  build: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the provider that members may sign in with, beside the own ways; null if there is none.',
  })
  signInProvider: string | null;

  @Field(() => [String], { description: "The app's features." })
  features: string[];

  @Field(() => [AppInfoField], { description: 'Further facts to show.' })
  extraFields: AppInfoField[];
}
