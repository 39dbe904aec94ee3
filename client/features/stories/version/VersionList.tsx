import { chakra } from '@chakra-ui/react';
import type { VersionRow_version$key } from '../../../__generated__/VersionRow_version.graphql';
import type { LoadMoreProps } from '../../../ui/content/LoadMore';
import { wordsLabel } from '../../../ui/content/labels';
import { MetaLine } from '../../../ui/content/MetaLine';
import { PagedRows } from '../../../ui/content/PagedRows';
import { Time } from '../../../ui/content/Time';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { TextLink } from '../../../ui/form/Button';
import type { RestoreVersionProps } from './RestoreVersion';
import { VersionRow } from './VersionRow';
import { changeWords } from './versionLabels';

interface ListedVersion extends VersionRow_version$key {
  readonly id: string;
  readonly wordCount: number;
}

interface VersionListProps {
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

/** The current text, followed by earlier versions. */
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
        <MetaLine mt="1">
          <Time value={story.updatedAt} format="dateTime" what="Last changed" />
          <span>
            {wordsLabel(story.wordCount)}
            {latest && ` (${changeWords(story.wordCount, latest.wordCount)})`}
          </span>
        </MetaLine>
      </chakra.section>
      {versions.length === 0 ? (
        <EmptyState
          title="No earlier versions yet"
          text="Each time you save a change, the previous text is kept here. You can also save the current text as a named version."
        />
      ) : (
        <PagedRows
          aria-label="Earlier versions"
          items={versions}
          row={(version, place) => (
            <VersionRow
              storyId={story.id}
              version={version}
              wordsBefore={versions[place + 1]?.wordCount ?? null}
              {...restoring}
            />
          )}
          {...paging}
          what="versions"
          count={perPage}
        />
      )}
    </>
  );
}
