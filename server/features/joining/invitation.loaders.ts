import { loaderById } from '../../db/loaders';
import type { LoaderScope } from '../../loaderScope';
import { invitationRows } from '../../model/invitation.entity';

export const invitationLoaders = {
  invitationById: (scope: LoaderScope) => loaderById(scope, 'invitation', invitationRows),
};
