import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useHideTextMutation as Mutation } from '../../__generated__/useHideTextMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

/** Hides a story or comment. Its page hears of it as of any change. */
export function useHideTextMutation() {
  const [commit] = useAppMutation<Mutation>(graphql`
    mutation useHideTextMutation($input: HideContentInput!) {
      hideContent(input: $input) {
        contentId
      }
    }
  `);
  return useCallback((id: string, reason: string) => commit({ input: { id, reason } }), [commit]);
}
