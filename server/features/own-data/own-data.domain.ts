import { AccountDeletionResolver } from './accountDeletion/accountDeletion.resolver';
import { ViewerDataExportResolver } from './dataExport/dataExport.resolver';

export const ownData = {
  resolvers: [AccountDeletionResolver, ViewerDataExportResolver],
  loaders: {},
  sweeps: () => ({}),
};
