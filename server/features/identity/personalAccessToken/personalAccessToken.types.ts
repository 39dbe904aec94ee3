import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { PersonalAccessToken } from '../../../model/personalAccessToken.entity';

export const { Edge: PersonalAccessTokenEdge, Connection: PersonalAccessTokenConnection } = connectionTypes(
  'PersonalAccessToken',
  PersonalAccessToken,
);

@ObjectType({ description: 'The new personal access token.', simpleResolvers: true })
export class CreatePersonalAccessTokenPayload {
  @Field(() => String, {
    description: 'Its text for the Authorization header. It is returned only here.',
  })
  token: string;

  @Field(() => PersonalAccessToken, { description: 'Its data without the text.' })
  personalAccessToken: PersonalAccessToken;

  @Field(() => PersonalAccessTokenEdge, { description: 'Its edge in the list.' })
  personalAccessTokenEdge: InstanceType<typeof PersonalAccessTokenEdge>;
}

@ObjectType({ description: 'The token was revoked.', simpleResolvers: true })
export class RevokePersonalAccessTokenPayload {
  @Field(() => ID, { description: 'Its id.' })
  revokedPersonalAccessTokenId: string;
}
