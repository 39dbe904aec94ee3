import DataLoader from 'dataloader';
import { countLoader, loaderById } from '../../db/loaders';
import { longTexts } from '../../graphql/longTexts';
import { loadersByPage } from '../../graphql/pagesOfMany';
import type { LoaderScope } from '../../loaderScope';
import { versionRows } from '../../model/storyVersion.entity';
import { versionsOfEach } from './version.lists';

const textsTooLong = 'These versions hold more than 8 MB of text: ask for fewer, or without their texts';

export function versionLoaders(scope: LoaderScope) {
  const storyVersionCount = countLoader(scope, 'story_versions', 'story_id');
  return {
    storyVersionById: loaderById(scope, 'version', versionRows),

    storyVersionContent: new DataLoader<string, string>((ids) =>
      longTexts(scope, 'story_versions', ids, textsTooLong),
    ),

    storyVersions: loadersByPage(
      scope,
      versionsOfEach((id) => storyVersionCount.load(id)),
    ),

    storyVersionCount,
  };
}
