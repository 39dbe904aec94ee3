import DataLoader from 'dataloader';
import { loaderById } from '../../db/loaders';
import { longTexts } from '../../graphql/longTexts';
import type { LoaderScope } from '../../loaderScope';
import { journalRows } from '../../model/journal.entity';

const textsTooLong = 'These journals hold more than 8 MB of text: ask for fewer, or without their texts';

export const journalLoaders = {
  journalById: (scope: LoaderScope) => loaderById(scope, 'journal', journalRows),

  journalContent: (scope: LoaderScope) =>
    new DataLoader<string, string>((ids) => longTexts(scope, 'journals', ids, textsTooLong)),
};
