import type { Row } from '../../../db/entityRows';
import {
  type Connection,
  type ConnectionArgs,
  type EntitySource,
  paginate,
} from '../../../graphql/connection';
import { type Invitation, invitationRows } from '../../../model/invitation.entity';
import { type User, userRows } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { joinMember } from '../../members/user/memberConditions';
import { WaitingMember } from './joining.types';

/** All invitations, newest first: ids sort by creation. */
export const invitationsSource: EntitySource<Invitation> = invitationRows;

export const invitations = (ctx: Context, args: ConnectionArgs): Promise<Connection<Invitation>> =>
  paginate(ctx, args, {
    ...invitationsSource,
    branches: [{ from: 'invitations i', where: 'TRUE', params: [] }],
  });

/** Members who joined by an invitation, newest first. */
export const membersJoinedBy = (
  ctx: Context,
  invitationId: string,
  args: ConnectionArgs,
): Promise<Connection<User>> =>
  paginate(ctx, args, {
    ...userRows,
    idColumn: 'j.user_id',
    branches: [
      {
        from: `invitation_uses j FORCE INDEX (invitation_uses_invitation) ${joinMember('j.user_id', { how: 'STRAIGHT_JOIN' })}`,
        where: 'j.invitation_id = ?',
        params: [invitationId],
      },
    ],
  });

/** Members who wait for approval, longest first. */
export const waitingMembers = (ctx: Context, args: ConnectionArgs): Promise<Connection<WaitingMember>> =>
  paginate<Row<User>, WaitingMember>(ctx, args, {
    table: userRows.table,
    columns: userRows.columns,
    oldestFirst: true,
    branches: [
      {
        from: 'users u FORCE INDEX (users_state)',
        where: "u.state = 'waiting' AND u.deleted_at IS NULL",
        params: [],
      },
    ],
    toNode: (row) => {
      const user = userRows.toNode(row);
      return Object.assign(new WaitingMember(), { id: user.id, user, askedAt: user.createdAt });
    },
  });
