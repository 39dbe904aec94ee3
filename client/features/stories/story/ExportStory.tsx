import { chakra, Menu, Portal } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { hasLettersOutsidePdf } from '../../../../server/contract/pdfScripts';
import { ChevronDownIcon, DownloadIcon } from '../../../ui/content/icons';
import { Button } from '../../../ui/form/Button';
import { type StoryFormat, useStoryDownload } from './useStoryDownload';

const otherFormats: readonly { format: StoryFormat; label: string }[] = [
  { format: 'epubUrl', label: 'EPUB, for e-readers' },
  { format: 'markdownUrl', label: 'Markdown' },
];

/** A button that exports the story as PDF, with a menu of other formats; `text` is what the export contains. */
export function ExportStory({ storyId, text }: { storyId: string; text: string }) {
  const [download, preparing] = useStoryDownload(storyId);
  const hasUnsupportedScript = useMemo(() => hasLettersOutsidePdf(text), [text]);
  const hintId = useId();

  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => {
        const chosen = otherFormats.find(({ format }) => format === value);
        if (chosen) void download(chosen.format);
      }}
    >
      <span>
        <Button
          variant="outline"
          size="sm"
          borderEndRadius="none"
          loading={preparing}
          aria-describedby={hasUnsupportedScript ? hintId : undefined}
          onClick={() => void download('pdfUrl')}
        >
          {!preparing && <DownloadIcon />}
          Export as PDF
        </Button>
        <Menu.Trigger asChild>
          <Button
            variant="outline"
            size="sm"
            px="2"
            borderStartRadius="none"
            borderInlineStartWidth="0"
            aria-label="Export in another format"
            disabled={preparing}
          >
            <ChevronDownIcon />
          </Button>
        </Menu.Trigger>
      </span>
      {hasUnsupportedScript && (
        <chakra.p id={hintId} order="1" flexBasis="full" textStyle="small" color="ink.muted">
          The PDF leaves boxes for a script that it has no letters for; the EPUB shows it.
        </chakra.p>
      )}
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {otherFormats.map(({ format, label }) => (
              <Menu.Item key={format} value={format}>
                <Menu.ItemText>{label}</Menu.ItemText>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
