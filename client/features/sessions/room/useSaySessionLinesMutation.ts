import { graphql } from 'react-relay';
import type { useSaySessionLinesMutation as Mutation } from '../../../__generated__/useSaySessionLinesMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useSaySessionLinesMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useSaySessionLinesMutation($input: SaySessionLinesInput!) {
      saySessionLines(input: $input) {
        session {
          id
          viewerWriting {
            intention
            closing
          }
        }
      }
    }
  `);
}
