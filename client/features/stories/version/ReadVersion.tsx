import { chakra } from '@chakra-ui/react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ReadVersionQuery } from '../../../__generated__/ReadVersionQuery.graphql';
import { LoadInPlace } from '../../../ui/content/LoadInPlace';
import { wordsLabel } from '../../../ui/content/labels';
import { MetaLine } from '../../../ui/content/MetaLine';
import { StoryText } from '../../../ui/content/StoryText';
import { Time } from '../../../ui/content/Time';
import { ArticleSkeleton } from '../../../ui/feedback/ArticleSkeleton';
import { LinkButton } from '../../../ui/form/Button';
import { useMoveOn } from '../../../ui/layout/useMoveOn';
import { RestoreVersion, type RestoreVersionProps } from './RestoreVersion';
import { compareAddress, kindWords, versionTitle } from './versionLabels';

interface ReadVersionProps {
  storyId: string;
  versionId: string;
  restoring: Omit<RestoreVersionProps, 'version' | 'onRestored'>;
}

export function ReadVersion(props: ReadVersionProps) {
  return (
    <LoadInPlace fallback={<ArticleSkeleton />} failed="The version could not be loaded.">
      {(attempt) => <Loaded {...props} attempt={attempt} />}
    </LoadInPlace>
  );
}

function Loaded({ storyId, versionId, restoring, attempt }: ReadVersionProps & { attempt: number }) {
  const moveOn = useMoveOn();
  const { storyVersion: version } = useLazyLoadQuery<ReadVersionQuery>(
    graphql`
      query ReadVersionQuery($id: ID!) {
        storyVersion(id: $id) {
          id
          versionNumber
          name
          kind
          title
          content
          createdAt
          wordCount
        }
      }
    `,
    { id: versionId },
    // A version's text never changes.
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  if (!version) return <chakra.p>This version is not there any more.</chakra.p>;
  return (
    <chakra.article aria-labelledby="version-title">
      <chakra.header mb="8" pb="6" borderBottomWidth="1px" borderColor="rule">
        <chakra.h2 textStyle="label" color="ink.muted" dir="auto" overflowWrap="anywhere">
          {versionTitle(version)}
        </chakra.h2>
        <chakra.p id="version-title" dir="auto" mt="1" textStyle="title" overflowWrap="anywhere">
          {version.title || 'Untitled Story'}
        </chakra.p>
        <MetaLine mt="3">
          <Time value={version.createdAt} format="dateTime" what="Kept" />
          <span>{kindWords(version.kind)}</span>
          <span>{wordsLabel(version.wordCount)}</span>
        </MetaLine>
        <chakra.div mt="5" display="flex" flexWrap="wrap" gap="2">
          <LinkButton to={compareAddress(storyId, version.id)} variant="outline" size="sm">
            Compare with now
          </LinkButton>
          <RestoreVersion
            version={version}
            {...restoring}
            onRestored={() => void moveOn(`/stories/${storyId}/versions`)}
          />
        </chakra.div>
      </chakra.header>
      <StoryText text={version.content} />
    </chakra.article>
  );
}
