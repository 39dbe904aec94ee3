import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { CaseActionsApproveContentMutation } from '../../../__generated__/CaseActionsApproveContentMutation.graphql';
import type { CaseActionsDismissReportMutation } from '../../../__generated__/CaseActionsDismissReportMutation.graphql';
import type { CaseActionsRemoveContentMutation } from '../../../__generated__/CaseActionsRemoveContentMutation.graphql';
import type { CaseActionsRestoreContentMutation } from '../../../__generated__/CaseActionsRestoreContentMutation.graphql';
import type { ReportCaseItem_case$data } from '../../../__generated__/ReportCaseItem_case.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { Button } from '../../../ui/form/Button';
import { type Decision, DecisionDialog } from '../report/DecisionDialog';
import { kindLabel } from '../report/reportTexts';
import { useHideDecision } from '../report/useHideDecision';

/** A decision that is confirmed in a dialog. */
type Action = 'hide' | 'remove' | 'dismiss';

/** A button for each decision that is possible, and the dialog of the one that needs a reason. */
// Branches: one button for each decision, beside its condition.
export function CaseActions({ reportCase }: { reportCase: ReportCaseItem_case$data }) {
  const { kind, contentId, excerpt, isOpen, canHide, canRemove, canRestore, isHeld } = reportCase;
  /** Whether the reported text no longer exists. */
  const isGone = !canHide && !canRemove && !canRestore;
  const noun = kindLabel(kind).toLowerCase();
  const [dialog, setDialog] = useState<Action | null>(null);
  const decisions = useDecisions(reportCase);
  const [restoreContent, restoring] = useRestoreContentMutation();
  const restore = () =>
    toastOutcome(restoreContent({ input: { id: contentId } }), {
      done: `The ${noun} is shown again`,
      failed: `The ${noun} could not be restored. Please try again.`,
    });
  const [approveContent, approving] = useApproveContentMutation();
  const approve = () =>
    toastOutcome(approveContent({ input: { id: contentId, seenAt: reportCase.contentChangedAt } }), {
      done: `The ${noun} is shown now`,
      failed: 'It could not be approved. Please try again.',
    });
  // A dialog closes itself, after its decision has closed the case.
  if (!isOpen && !canRestore && !dialog) return null;
  const target = `${noun}: ${excerpt.slice(0, 40)}`;
  const dialogButton = (action: Action, label: string, variant: 'outline' | 'ghost') => (
    <Button variant={variant} size="sm" aria-label={`${label} ${target}`} onClick={() => setDialog(action)}>
      {label}
    </Button>
  );
  return (
    <chakra.div mt="4" display="flex" flexWrap="wrap" gap="2">
      {isHeld && !isGone && (
        <Button size="sm" aria-label={`Approve ${target}`} loading={approving} onClick={() => void approve()}>
          Approve
        </Button>
      )}
      {isOpen && canHide && dialogButton('hide', 'Hide', 'outline')}
      {isOpen && canRemove && dialogButton('remove', 'Remove', 'outline')}
      {isOpen && (!isHeld || isGone) && dialogButton('dismiss', 'Dismiss', 'ghost')}
      {canRestore && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Restore ${target}`}
          loading={restoring}
          onClick={() => void restore()}
        >
          Restore
        </Button>
      )}
      {dialog && <DecisionDialog decision={decisions[dialog]} onClose={() => setDialog(null)} />}
    </chakra.div>
  );
}

function useDecisions({ id, kind, contentId }: ReportCaseItem_case$data): Record<Action, Decision> {
  const [removeContent] = useAppMutation<CaseActionsRemoveContentMutation>(graphql`
    mutation CaseActionsRemoveContentMutation($input: RemoveContentInput!) {
      removeContent(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
  const [dismissReport] = useAppMutation<CaseActionsDismissReportMutation>(graphql`
    mutation CaseActionsDismissReportMutation($input: DismissReportInput!) {
      dismissReport(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
  const isProfile = kind === 'PROFILE';
  const noun = kindLabel(kind).toLowerCase();
  const hide = useHideDecision(contentId, noun);
  return {
    hide,
    remove: {
      about: contentId,
      title: isProfile ? 'Empty this profile?' : `Remove this ${noun}?`,
      text: isProfile
        ? 'Name, bio, website and picture are removed. The account stays. Its owner is told why, and finds what it said in their data export.'
        : 'It can’t be restored. Its author is told why, and finds what they wrote in their data export.',
      label: 'Remove',
      done: isProfile ? 'The profile is empty' : `The ${noun} is removed`,
      needsReason: true,
      decide: (reason) => removeContent({ input: { id: contentId, reason } }),
    },
    dismiss: {
      about: id,
      title: 'Dismiss these reports?',
      text: 'Everything stays as it is, and its author learns nothing of them.',
      label: 'Dismiss',
      done: 'The reports are dismissed',
      needsReason: false,
      decide: (note) => dismissReport({ input: { id, note } }),
    },
  };
}

/** Approves the held text as it was read: if it has changed since, the server refuses. */
function useApproveContentMutation() {
  return useAppMutation<CaseActionsApproveContentMutation>(graphql`
    mutation CaseActionsApproveContentMutation($input: ApproveContentInput!) {
      approveContent(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
}

function useRestoreContentMutation() {
  return useAppMutation<CaseActionsRestoreContentMutation>(graphql`
    mutation CaseActionsRestoreContentMutation($input: RestoreContentInput!) {
      restoreContent(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
}
