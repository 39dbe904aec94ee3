import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { authorizeViewerField } from '../../authz/authorize';
import type { Context } from '../../context';
import { Viewer } from '../../model/viewer.type';
import { DataExport } from '../export/export.types';
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
}
