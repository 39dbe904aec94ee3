import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { limits } from '../../../../server/contract/limits';
import type { ownStoriesQuery } from '../../../__generated__/ownStoriesQuery.graphql';
import { readNow } from '../../../relay/requests';
import type { ImportedText } from '../../../textFiles/importedText';

/** Ids of exported stories that are still in the member's account. */
export async function ownStories(
  environment: Environment,
  texts: readonly ImportedText[],
): Promise<ReadonlySet<string>> {
  const ids = texts.flatMap(({ exportedFrom }) =>
    exportedFrom && /^story_[0-9a-z]{26}$/.test(exportedFrom) ? [exportedFrom] : [],
  );
  const own = new Set<string>();
  for (let start = 0; start < ids.length; start += limits.page.max) {
    const data = await readNow<ownStoriesQuery>(
      environment,
      graphql`
        query ownStoriesQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            ... on Story {
              id
              viewerCanEdit
            }
          }
        }
      `,
      { ids: ids.slice(start, start + limits.page.max) },
    );
    for (const node of data?.nodes ?? []) if (node?.id && node.viewerCanEdit) own.add(node.id);
  }
  return own;
}
