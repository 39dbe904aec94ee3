import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { authorizeViewerField } from '../../../authz/authorize';
import { Storage, Viewer } from '../../../model/viewer.type';
import { storageOf } from '../../../record/storedTexts';
import type { Context } from '../../../request/context';
import { DataExport } from '../../stories/export/export.types';
import { linkToDataExport } from './exportLink';

@Resolver(() => Viewer)
export class ViewerDataExportResolver {
  @FieldResolver(() => DataExport, {
    description:
      'A link to a ZIP with everything the server stores about the viewer. Not for personal access tokens.',
  })
  async dataExport(@Ctx() ctx: Context): Promise<DataExport> {
    authorizeViewerField(ctx, 'dataExport');
    return linkToDataExport(ctx);
  }

  @FieldResolver(() => Storage, { description: 'How much their texts take.' })
  async storage(@Ctx() ctx: Context, @Root() { user }: Viewer): Promise<Storage> {
    return storageOf(ctx, user.id);
  }
}
