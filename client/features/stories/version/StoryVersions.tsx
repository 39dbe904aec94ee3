import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type {
  StoryVersions_story$data,
  StoryVersions_story$key,
} from '../../../__generated__/StoryVersions_story.graphql';
import type { StoryVersionsCreateStoryVersionMutation } from '../../../__generated__/StoryVersionsCreateStoryVersionMutation.graphql';
import type { StoryVersionsPaginationQuery } from '../../../__generated__/StoryVersionsPaginationQuery.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toast } from '../../../ui/feedback/toaster';
import { Button, LinkButton, TextLink } from '../../../ui/form/Button';
import { Page } from '../../../ui/layout/Page';
import { CompareVersions } from './CompareVersions';
import { NameDialog } from './NameDialog';
import { ReadVersion } from './ReadVersion';
import { VersionList } from './VersionList';

interface StoryVersionsProps {
  story: StoryVersions_story$key;
  /** Id of the version to read, if any. */
  readId: string | null;
  /** Ids of the versions to compare, or `currentText`, if any. */
  compared: { from: string; to: string } | null;
  onReadAgain: () => void;
}

/** A story's versions: a list, one to read, or two compared. */
export function StoryVersions({ story, readId, compared, onReadAgain }: StoryVersionsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    StoryVersionsPaginationQuery,
    StoryVersions_story$key
  >(
    graphql`
      fragment StoryVersions_story on Story
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "StoryVersionsPaginationQuery") {
        id
        title
        wordCount
        versionNumber
        updatedAt
        workingUpdatedAt
        draft {
          title
          wordCount
        }
        versions(first: $count, after: $cursor) @connection(key: "StoryVersions_versions") {
          __id
          edges {
            node {
              id
              versionNumber
              name
              createdAt
              wordCount
              ...VersionRow_version
            }
          }
        }
      }
    `,
    story,
  );
  const { id } = data;
  const { title, updatedAt, wordCount } = currentOf(data);
  const connection = data.versions?.__id ?? '';
  const versions = (data.versions?.edges ?? []).flatMap(({ node }) => node ?? []);
  const restoring = { storyUpdatedAt: updatedAt, connection, onConflict: onReadAgain };
  const heading = compared ? 'Compare versions' : 'Versions';
  const isList = !readId && !compared;
  const textWidth = readId ? 'measure' : 'content';
  return (
    <Page
      title={heading}
      documentTitle={`${heading} · ${title}`}
      width={compared ? 'page' : textWidth}
      lead={
        <>
          of{' '}
          <TextLink to={`/stories/${id}`} dir="auto" fontFamily="reading">
            {title || 'Untitled Story'}
          </TextLink>
        </>
      }
      actions={
        isList ? (
          <KeepVersion storyId={id} connection={connection} />
        ) : (
          <LinkButton to={`/stories/${id}/versions`} variant="outline">
            All versions
          </LinkButton>
        )
      }
    >
      {readId && <ReadVersion key={readId} storyId={id} versionId={readId} restoring={restoring} />}
      {!readId && compared && <CompareVersions storyId={id} compared={compared} versions={versions} />}
      {isList && (
        <VersionList
          story={{ ...data, updatedAt, wordCount }}
          versions={versions}
          restoring={restoring}
          paging={{ hasNext, loading: isLoadingNext, loadNext }}
        />
      )}
    </Page>
  );
}

/** The text that the author works on: the draft, if there is one. */
const currentOf = ({ draft, workingUpdatedAt, ...story }: StoryVersions_story$data) => ({
  ...(draft ?? story),
  updatedAt: workingUpdatedAt ?? story.updatedAt,
});

/** Saves the current text as a named version. */
function KeepVersion({ storyId, connection }: { storyId: string; connection: string }) {
  const [open, setOpen] = useState(false);
  const [createStoryVersion, sending] = useCreateStoryVersionMutation();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save a version</Button>
      <NameDialog
        title="Save a version"
        hint="The text as it is now stays among the versions. A name is optional."
        initial=""
        submitLabel="Keep"
        open={open}
        sending={sending}
        onClose={() => setOpen(false)}
        onName={async (name, localId) => {
          await createStoryVersion({
            input: { storyId, name: name || undefined, localId },
            connections: [connection],
          });
          toast.success('Version kept');
        }}
      />
    </>
  );
}

/** Saves the current text as a version, once per localId. */
function useCreateStoryVersionMutation() {
  return useAppMutation<StoryVersionsCreateStoryVersionMutation>(graphql`
    mutation StoryVersionsCreateStoryVersionMutation($input: CreateStoryVersionInput!, $connections: [ID!]!) {
      createStoryVersion(input: $input) {
        versionEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...VersionRow_version
            story {
              id
              versionNumber
            }
          }
        }
      }
    }
  `);
}
