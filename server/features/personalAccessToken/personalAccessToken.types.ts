import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection';
import { PersonalAccessToken } from '../../model/personalAccessToken.entity';

export const { Edge: PersonalAccessTokenEdge, Connection: PersonalAccessTokenConnection } = connectionTypes(
  'PersonalAccessToken',
  PersonalAccessToken,
);

@ObjectType({ description: 'The new personal access token.', simpleResolvers: true })
export class CreatePersonalAccessTokenPayload {
  @Field(() => String, {
    description: 'Its text, for the Authorization header. This is the only time that it is told.',
  })
  token: string;

  @Field(() => PersonalAccessToken, { description: 'What is known of it from now on.' })
  personalAccessToken: PersonalAccessToken;

  @Field(() => PersonalAccessTokenEdge, { description: 'Its place in the list.' })
  personalAccessTokenEdge: InstanceType<typeof PersonalAccessTokenEdge>;
}

@ObjectType({ description: 'The token no longer works.', simpleResolvers: true })
export class RevokePersonalAccessTokenPayload {
  @Field(() => ID, { description: 'Its id.' })
  revokedPersonalAccessTokenId: string;
}
