import { chakra, Menu, Portal } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { outsidePdf } from '../../../server/contract/pdfScripts';
import type { ExportStoryQuery } from '../../__generated__/ExportStoryQuery.graphql';
import { ChevronDownIcon, DownloadIcon } from '../../ui/content/icons';
import { startDownload } from '../../ui/content/startDownload';
import { Button } from '../../ui/form/Button';

const query = graphql`
  query ExportStoryQuery($id: ID!) {
    story(id: $id) {
      downloads {
        pdfUrl
        epubUrl
        markdownUrl
      }
    }
  }
`;

type Format = 'pdfUrl' | 'epubUrl' | 'markdownUrl';

const otherFormats: readonly { format: Format; label: string }[] = [
  { format: 'epubUrl', label: 'EPUB, for e-readers' },
  { format: 'markdownUrl', label: 'Markdown' },
];

/** Exports the story: PDF by the button, other formats by its menu. */
export function ExportStory({ storyId, text }: { storyId: string; text: string }) {
  const environment = useRelayEnvironment();
  const [preparing, setPreparing] = useState(false);
  const isOutside = useMemo(() => outsidePdf(text), [text]);
  const hintId = useId();

  const download = async (format: Format) => {
    if (preparing) return;
    setPreparing(true);
    try {
      // Fetched on each click, because a link expires after minutes.
      const data = await fetchQuery<ExportStoryQuery>(
        environment,
        query,
        { id: storyId },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      if (data?.story) startDownload(data.story.downloads[format]);
    } catch {
      // As specified, a failure shows no message.
    } finally {
      setPreparing(false);
    }
  };

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
          aria-describedby={isOutside ? hintId : undefined}
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
      {isOutside && (
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
