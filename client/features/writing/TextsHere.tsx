import type { GraphQLRequestError } from '../../relay/requestError';
import { EmptyState } from '../../ui/EmptyState';
import { useTryAgain } from '../../ui/useTryAgain';
import { ServerGone } from '../story/ServerGone';
import { LocalTextList, searchedTexts, useTextsHere } from './LocalTexts';
import { listWords } from './listWords';
import { NoTexts, type NoTextsProps } from './NoTexts';

/** The list without its server. */
export function TextsHere({ error, ...props }: NoTextsProps & { error: GraphQLRequestError }) {
  const { kind, search, action } = props;
  const { plural } = listWords[kind];
  const tryAgain = useTryAgain(error);
  const texts = useTextsHere(kind);
  const found = searchedTexts(texts, search);
  return (
    <>
      <ServerGone error={error} onRetry={tryAgain}>
        {texts.length > 0
          ? `These are the ${plural} on this device; the others come back with it.`
          : `Your ${plural} come back with it. You can write meanwhile: it is kept on this device.`}
      </ServerGone>
      {texts.length === 0 && <EmptyState title={`No ${plural} on this device`} action={action} />}
      {texts.length > 0 && found.length === 0 && <NoTexts {...props} />}
      <LocalTextList texts={found} />
    </>
  );
}
