import { connectionTypes } from '../graphql/connection';
import { User } from './user.entity';

export const { Edge: UserEdge, Connection: UserConnection } = connectionTypes('User', User);
