import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { Button } from '../../ui/Button';
import type { SaveMode } from './useStorySave';

export interface EditorActionsProps {
  status: ReactNode;
  /** The status asks for an answer, which comes before saving. */
  asks: boolean;
  publishes: boolean;
  enabled: boolean;
  saving: SaveMode | null;
  onCancel: () => void;
  onSaveDraft: () => void;
  onSave: () => void;
}

/** The bar under the editor: where the text stands, and what can be done with it. */
export function EditorActions(props: EditorActionsProps) {
  const { status, asks, publishes, enabled, saving, onCancel, onSaveDraft, onSave } = props;
  const saveStory = useShortcutHint('save_story');
  return (
    <chakra.div
      position="sticky"
      bottom="0"
      // Over the frame of the text as well, which shines when one writes in it.
      mx="-1"
      px="1"
      py={{ base: '2', md: '3' }}
      bg="paper"
      borderTopWidth="1px"
      borderColor="rule"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap={{ base: '1', md: '3' }}
    >
      <chakra.div
        flex="1 1 12rem"
        minW="0"
        // What went wrong, and what can be done about it, has a line of its own.
        css={{ '&:has([role="alert"])': { flexBasis: '100%', '& > p': { display: 'none' } } }}
      >
        {status}
        <chakra.p hideBelow="md" textStyle="small" color="ink.faint">
          {saveStory.keys} saves and keeps you here
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="2" ms="auto">
        <Button variant="ghost" px={{ base: '3', md: '5' }} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          variant="outline"
          px={{ base: '3', md: '5' }}
          onClick={onSaveDraft}
          disabled={!enabled}
          loading={saving === 'draft'}
        >
          Save Draft
        </Button>
        <Button
          variant={asks ? 'outline' : 'solid'}
          onClick={onSave}
          disabled={!enabled}
          loading={saving === 'asChosen'}
        >
          {publishes ? 'Publish' : 'Save'}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
