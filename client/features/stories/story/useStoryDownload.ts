import { graphql } from 'react-relay';
import type { useStoryDownloadQuery } from '../../../__generated__/useStoryDownloadQuery.graphql';
import { useDownload } from './useDownload';

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
  const [download, preparing] = useDownload<useStoryDownloadQuery>(query, { id: storyId });
  return [(format: StoryFormat) => download(({ story }) => story?.downloads[format]), preparing] as const;
}
