import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { ExportZipButtonQuery } from '../../../__generated__/ExportZipButtonQuery.graphql';
import { readNow } from '../../../relay/requests';
import { useCommands } from '../../../shortcuts/commands';
import { DownloadIcon } from '../../../ui/content/icons';
import { startDownload } from '../../../ui/content/startDownload';
import { Button } from '../../../ui/form/Button';

const query = graphql`
  query ExportZipButtonQuery {
    viewer {
      storiesExport {
        url
      }
    }
  }
`;

export function ExportZipButton() {
  const environment = useRelayEnvironment();
  const [preparing, setPreparing] = useState(false);
  const download = async () => {
    setPreparing(true);
    try {
      // Fetched on each click, because a link expires after minutes.
      const data = await readNow<ExportZipButtonQuery>(environment, query, {});
      if (data?.viewer) startDownload(data.viewer.storiesExport.url);
    } catch {
      // As specified, a failure shows no message.
    } finally {
      setPreparing(false);
    }
  };
  useCommands([
    { id: 'export-zip', label: 'Export stories as ZIP', words: 'download', run: () => void download() },
  ]);
  return (
    <Button variant="outline" px={{ base: '3', md: '5' }} loading={preparing} onClick={() => void download()}>
      {!preparing && <DownloadIcon hideBelow="md" />}
      Export ZIP
    </Button>
  );
}
