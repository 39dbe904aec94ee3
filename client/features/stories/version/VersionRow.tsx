import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { VersionRow_version$key } from '../../../__generated__/VersionRow_version.graphql';
import type { VersionRowRenameStoryVersionMutation } from '../../../__generated__/VersionRowRenameStoryVersionMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { wordsLabel } from '../../../ui/content/labels';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { Button, LinkButton, TextLink } from '../../../ui/form/Button';
import { NameDialog } from './NameDialog';
import { RestoreVersion, type RestoreVersionProps } from './RestoreVersion';
import { changeWords, compareAddress, kindWords, readAddress, versionTitle } from './versionLabels';

interface VersionRowProps extends Omit<RestoreVersionProps, 'version'> {
  storyId: string;
  version: VersionRow_version$key;
  /** Word count of the previous version; null if unknown or for the first. */
  wordsBefore: number | null;
}

export function VersionRow({ storyId, version, wordsBefore, ...restoring }: VersionRowProps) {
  const data = useFragment(
    graphql`
      fragment VersionRow_version on StoryVersion {
        id
        versionNumber
        name
        kind
        title
        createdAt
        wordCount
      }
    `,
    version,
  );
  const { id, versionNumber, name, kind, title, createdAt, wordCount } = data;
  const [naming, setNaming] = useState(false);
  const [renameStoryVersion, renaming] = useRenameStoryVersionMutation();
  return (
    <chakra.article
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      justifyContent="space-between"
      columnGap="6"
      rowGap="3"
    >
      <chakra.div minW="0" flex="1 1 18rem">
        <chakra.h2 textStyle="subheading" dir="auto" overflowWrap="anywhere">
          <TextLink to={readAddress(storyId, id)} tone="quiet">
            {versionTitle(data)}
          </TextLink>
        </chakra.h2>
        <chakra.p dir="auto" color="ink.muted" fontFamily="reading" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <MetaLine mt="2">
          <Time value={createdAt} format="dateTime" what="Kept" />
          <span>{kindWords(kind)}</span>
          <span>
            {wordsLabel(wordCount)}
            {wordsBefore !== null && ` (${changeWords(wordCount, wordsBefore)})`}
          </span>
        </MetaLine>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <LinkButton
          to={compareAddress(storyId, id)}
          variant="outline"
          size="sm"
          aria-label={`Compare version ${versionNumber} with now`}
        >
          Compare
        </LinkButton>
        <RestoreVersion version={data} {...restoring} />
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${name ? 'Rename' : 'Name'} version ${versionNumber}`}
          onClick={() => setNaming(true)}
        >
          {name ? 'Rename' : 'Name'}
        </Button>
      </chakra.div>
      <NameDialog
        title={`Name version ${versionNumber}`}
        hint="Leave it empty to remove the name."
        initial={name ?? ''}
        submitLabel="Save"
        open={naming}
        sending={renaming}
        onClose={() => setNaming(false)}
        onName={(text) => renameStoryVersion({ input: { id, name: text } })}
      />
    </chakra.article>
  );
}

function useRenameStoryVersionMutation() {
  return useAppMutation<VersionRowRenameStoryVersionMutation>(graphql`
    mutation VersionRowRenameStoryVersionMutation($input: RenameStoryVersionInput!) {
      renameStoryVersion(input: $input) {
        version {
          id
          name
        }
      }
    }
  `);
}
