import DataLoader from 'dataloader';
import type { Row } from '../../../db/entityRows';
import { inOrder, padded, placeholders } from '../../../db/rows';
import { type Invitation, invitationRows } from '../../../model/invitation.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById } from '../../../request/loaders';

export const invitationLoaders = {
  invitationById: (scope: LoaderScope) => loaderById(scope, 'invitation', invitationRows),
  /** The invitation that a member joined by. */
  invitationOfMember: ({ db }: LoaderScope) =>
    new DataLoader<string, Invitation | null>(async (ids) => {
      const wanted = padded(ids);
      const rows = await db.read<Row<Invitation> & { userId: string }>(
        `SELECT j.user_id AS userId, ${invitationRows.columns} FROM invitation_uses j
         STRAIGHT_JOIN invitations i ON i.id = j.invitation_id WHERE j.user_id IN (${placeholders(wanted)})`,
        wanted,
      );
      return inOrder(ids, rows, ({ userId }) => userId).map((row) => {
        if (!row) return null;
        const { userId, ...invitation } = row;
        return invitationRows.toNode(invitation as Row<Invitation>);
      });
    }),
};
