import { graphql } from 'react-relay';
import type { useHideDecisionHideContentMutation as Mutation } from '../../../__generated__/useHideDecisionHideContentMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import type { Decision } from './DecisionDialog';

/** The decision to hide a text, which also updates its case in the list of reports. */
export function useHideDecision(id: string, noun: string): Decision {
  const [hideContent] = useAppMutation<Mutation>(graphql`
    mutation useHideDecisionHideContentMutation($input: HideContentInput!) {
      hideContent(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
  return {
    about: id,
    title: `Hide this ${noun}?`,
    text: 'Only its author can read it then, and is told why. You can restore it among the settled reports.',
    label: 'Hide',
    done: `The ${noun} is hidden`,
    needsReason: true,
    decide: (reason) => hideContent({ input: { id, reason } }),
  };
}
