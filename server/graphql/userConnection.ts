import { User } from '../model/user.entity';
import { connectionTypes } from './connection';

export const { Edge: UserEdge, Connection: UserConnection } = connectionTypes('User', User);
