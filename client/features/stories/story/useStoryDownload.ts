import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useStoryDownloadQuery } from '../../../__generated__/useStoryDownloadQuery.graphql';
import { readNow } from '../../../relay/requests';
import { startDownload } from '../../../ui/content/startDownload';

const query = graphql`
  query useStoryDownloadQuery($id: ID!) {
    story(id: $id) {
      downloads {
        pdfUrl
        epubUrl
        markdownUrl
      }
    }
  }
`;

/** The formats, by the GraphQL fields of their links. */
export type StoryFormat = 'pdfUrl' | 'epubUrl' | 'markdownUrl';

export function useStoryDownload(storyId: string) {
  const environment = useRelayEnvironment();
  const [preparing, setPreparing] = useState(false);
  const download = async (format: StoryFormat) => {
    if (preparing) return;
    setPreparing(true);
    try {
      // Fetched on each click, because a link expires after minutes.
      const data = await readNow<useStoryDownloadQuery>(environment, query, { id: storyId });
      if (data?.story) startDownload(data.story.downloads[format]);
    } catch {
      // As specified, a failure shows no message.
    } finally {
      setPreparing(false);
    }
  };
  return [download, preparing] as const;
}
