import { chakra } from '@chakra-ui/react';
import type { VersionRow_version$key } from '../../__generated__/VersionRow_version.graphql';
import { TextLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { LoadMore, type LoadMoreProps } from '../../ui/LoadMore';
import { Rows } from '../../ui/SkeletonList';
import { Time } from '../../ui/Time';
import { Facts } from '../story/Facts';
import { wordsLabel } from '../story/labels';
import type { RestoreVersionProps } from './RestoreVersion';
import { VersionRow } from './VersionRow';
import { changeWords } from './versionWords';

interface ListedVersion extends VersionRow_version$key {
  readonly id: string;
  readonly wordCount: number;
}

export interface VersionListProps {
  story: {
    readonly id: string;
    readonly versionNumber: number;
    readonly wordCount: number;
    readonly updatedAt: string;
  };
  versions: readonly ListedVersion[];
  restoring: Omit<RestoreVersionProps, 'version'>;
  paging: Pick<LoadMoreProps, 'hasNext' | 'loading' | 'loadNext'>;
}

const perPage = 50;

/** The text of now, and under it what it said before. */
export function VersionList({ story, versions, restoring, paging }: VersionListProps) {
  const [latest] = versions;
  return (
    <>
      <chakra.section
        aria-labelledby="now"
        mb="8"
        ps="4"
        py="1"
        borderInlineStartWidth="2px"
        borderColor="accent"
      >
        <chakra.h2 id="now" textStyle="subheading">
          <TextLink to={`/stories/${story.id}`} tone="quiet">
            Now: version {story.versionNumber}
          </TextLink>
        </chakra.h2>
        <Facts mt="1">
          <Time value={story.updatedAt} format="dateTime" what="Last changed" />
          <span>
            {wordsLabel(story.wordCount)}
            {latest && ` (${changeWords(story.wordCount, latest.wordCount)})`}
          </span>
        </Facts>
      </chakra.section>
      {versions.length === 0 ? (
        <EmptyState
          title="No earlier versions yet"
          text="Each time you save a change, what the story said before is kept here. You can also keep the text of now under a name."
        />
      ) : (
        <Rows aria-label="Earlier versions">
          {versions.map((version, place) => (
            <li key={version.id}>
              <VersionRow
                storyId={story.id}
                version={version}
                wordsBefore={versions[place + 1]?.wordCount ?? null}
                {...restoring}
              />
            </li>
          ))}
        </Rows>
      )}
      <LoadMore {...paging} what="versions" count={perPage} />
    </>
  );
}
