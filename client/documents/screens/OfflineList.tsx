import type { GraphQLRequestError } from '../../relay/requestError';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ServerGone } from '../../ui/feedback/ServerGone';
import { useTryAgain } from '../../ui/feedback/useTryAgain';
import { kinds } from '../model/kinds';
import { LocalTextList, searchedTexts, useListedDocuments } from './LocalTexts';
import { NoTexts, type NoTextsProps } from './NoTexts';

/** A list from this device when the server is unreachable. */
export function OfflineList({ error, ...props }: NoTextsProps & { error: GraphQLRequestError }) {
  const { kind, search, action } = props;
  const { plural } = kinds[kind];
  const tryAgain = useTryAgain(error);
  const { texts, readMore } = useListedDocuments(kind, { all: search.trim() !== '' });
  const found = searchedTexts(texts, search);
  return (
    <>
      <ServerGone error={error} onRetry={tryAgain}>
        {texts.length > 0
          ? `These are the ${plural} on this device; the others will show again once it is back.`
          : `Your ${plural} will show again once it is back. You can write meanwhile: it is kept on this device.`}
      </ServerGone>
      {texts.length === 0 && <EmptyState title={`No ${plural} on this device`} action={action} />}
      {texts.length > 0 && found.length === 0 && <NoTexts {...props} />}
      <LocalTextList texts={found} onEnd={readMore} />
    </>
  );
}
