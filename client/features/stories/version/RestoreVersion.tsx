import { useState } from 'react';
import { graphql } from 'react-relay';
import { messages } from '../../../../server/contract/messages';
import type { RestoreVersionRestoreStoryVersionMutation } from '../../../__generated__/RestoreVersionRestoreStoryVersionMutation.graphql';
import { GraphQLRequestError } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';

export interface RestoreVersionProps {
  version: { readonly id: string; readonly versionNumber: number };
  /** When the current text last changed, as far as this page knows. */
  storyUpdatedAt: string;
  /** Store id of the list of versions. */
  connection: string;
  /** Called if the text has changed meanwhile, to fetch it again. */
  onConflict: () => void;
  onRestored?: () => void;
}

type RestoredVersion = RestoreVersionRestoreStoryVersionMutation['response']['restoreStoryVersion'];

/** The result in words. The version becomes the draft of a published story, which may have had none before. */
function restoredText(name: string, { story, version }: RestoredVersion): string {
  const before = version ? ` The text before it is now version ${version.versionNumber}.` : '';
  if (story.hasUnpublishedChanges)
    return `Restored ${name} as unpublished changes: others read it once you publish them.${before}`;
  return version ? `Restored ${name}.${before}` : `The story already reads like ${name}.`;
}

/** A button that makes a version the current text, after a question. */
export function RestoreVersion({
  version,
  storyUpdatedAt,
  connection,
  onConflict,
  onRestored,
}: RestoreVersionProps) {
  const [open, setOpen] = useState(false);
  const [restoreStoryVersion] = useRestoreStoryVersionMutation();
  const name = `version ${version.versionNumber}`;

  const restore = async () => {
    try {
      const restored = await restoreStoryVersion({
        input: { id: version.id, baseUpdatedAt: storyUpdatedAt },
        connections: [connection],
      });
      toast.success(restoredText(name, restored.restoreStoryVersion));
      onRestored?.();
    } catch (error) {
      const code = error instanceof GraphQLRequestError ? error.code : null;
      if (code === 'CONFLICT') {
        toast.error(`${messages.story.conflict}. Look at it before you restore.`);
        onConflict();
      } else toast.error('The version could not be restored. Please try again.');
    }
  };

  return (
    <>
      <Button variant="outline" size="sm" aria-label={`Restore ${name}`} onClick={() => setOpen(true)}>
        Restore
      </Button>
      <ConfirmDialog
        text={`Restore ${name}?`}
        note="Its title and text replace the current ones. The current text becomes a version itself, so you can undo this."
        confirmLabel="Restore"
        tone="solid"
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={restore}
      />
    </>
  );
}

/** Restores a version; the server refuses if the text has changed since `baseUpdatedAt`. */
function useRestoreStoryVersionMutation() {
  return useAppMutation<RestoreVersionRestoreStoryVersionMutation>(graphql`
    mutation RestoreVersionRestoreStoryVersionMutation($input: RestoreStoryVersionInput!, $connections: [ID!]!) {
      restoreStoryVersion(input: $input) {
        story {
          id
          title
          content
          excerpt(length: 200)
          wordCount
          readingTimeMinutes
          updatedAt
          workingUpdatedAt
          revisedAt
          hasUnpublishedChanges
          draft {
            title
            content
            tags
            wordCount
            isConflicting
            updatedAt
          }
          versionNumber
        }
        version {
          id
          versionNumber
        }
        versionEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...VersionRow_version
          }
        }
      }
    }
  `);
}
