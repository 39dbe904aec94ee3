import DataLoader from 'dataloader';
import { loadLongTexts } from '../../../graphql/longTexts';
import { loadersByPage } from '../../../graphql/pagesOfMany';
import { versionRows } from '../../../model/storyVersion.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { type CountLoader, countLoader, loaderById } from '../../../request/loaders';
import { versionsOfEach } from './version.lists';

const textsTooLong = 'These versions hold more than 8 MB of text: ask for fewer, or without their texts';

export const versionLoaders = {
  storyVersionById: (scope: LoaderScope) => loaderById(scope, 'version', versionRows),

  storyVersionContent: (scope: LoaderScope) =>
    new DataLoader<string, string>((ids) => loadLongTexts(scope, 'story_versions', ids, textsTooLong)),

  storyVersions: (scope: LoaderScope, loaders: { storyVersionCount: CountLoader }) =>
    loadersByPage(
      scope,
      versionsOfEach((id) => loaders.storyVersionCount.load(id)),
    ),

  storyVersionCount: (scope: LoaderScope) => countLoader(scope, 'story_versions', 'story_id'),
};
