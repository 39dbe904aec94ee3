import { graphql } from 'react-relay';
import type { ExportZipButtonQuery } from '../../../__generated__/ExportZipButtonQuery.graphql';
import { useCommands } from '../../../shortcuts/commands';
import { DownloadIcon } from '../../../ui/content/icons';
import { Button } from '../../../ui/form/Button';
import { useDownload } from './useDownload';

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
  const [read, preparing] = useDownload<ExportZipButtonQuery>(query, {});
  const download = () => void read(({ viewer }) => viewer?.storiesExport.url);
  useCommands([{ id: 'export-zip', label: 'Export stories as ZIP', words: 'download', run: download }]);
  return (
    <Button variant="outline" px={{ base: '3', md: '5' }} loading={preparing} onClick={download}>
      {!preparing && <DownloadIcon hideBelow="md" />}
      Export ZIP
    </Button>
  );
}
