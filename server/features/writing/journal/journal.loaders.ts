import DataLoader from 'dataloader';
import { loadLongTexts } from '../../../graphql/longTexts';
import { journalRows } from '../../../model/journal.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById } from '../../../request/loaders';

const textsTooLong = 'These journals hold more than 8 MB of text: ask for fewer, or without their texts';

export const journalLoaders = {
  journalById: (scope: LoaderScope) => loaderById(scope, 'journal', journalRows),

  journalContent: (scope: LoaderScope) =>
    new DataLoader<string, string>((ids) => loadLongTexts(scope, 'journals', ids, textsTooLong)),
};
