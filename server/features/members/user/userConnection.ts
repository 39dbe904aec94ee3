import { connectionTypes } from '../../../graphql/connection';
import { User } from '../../../model/user.entity';

export const { Edge: UserEdge, Connection: UserConnection } = connectionTypes('User', User);
