import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { authorize } from '../../authz/authorize';
import type { Context } from '../../context';
import { appInfo } from './info.service';

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
}

@Resolver()
export class InfoResolver {
  @Query(() => AppInfo, { description: 'What the server says of itself.' })
  info(@Ctx() ctx: Context): AppInfo {
    authorize(ctx, 'info');
    return appInfo(ctx.config);
  }
}
