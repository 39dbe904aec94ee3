import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReportCaseItem_case$data } from '../../__generated__/ReportCaseItem_case.graphql';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { kindLabel } from '../report/reportWords';
import { type Decision, DecisionDialog } from './DecisionDialog';
import { useDismissReportMutation } from './useDismissReportMutation';
import { useHideContentMutation } from './useHideContentMutation';
import { useRemoveContentMutation } from './useRemoveContentMutation';
import { useRestoreContentMutation } from './useRestoreContentMutation';

type Case = Pick<
  ReportCaseItem_case$data,
  'id' | 'kind' | 'contentId' | 'excerpt' | 'isOpen' | 'canHide' | 'canRemove' | 'canRestore'
>;
type Action = 'hide' | 'remove' | 'dismiss';

/** What can be decided. The dialogs are mounted while they are open. */
export function CaseActions({ reportCase }: { reportCase: Case }) {
  const { kind, contentId, excerpt, isOpen, canHide, canRemove, canRestore } = reportCase;
  const [asking, setAsking] = useState<Action | null>(null);
  const decisions = useDecisions(reportCase);
  const [restoreContent, restoring] = useRestoreContentMutation();
  const restore = async () => {
    try {
      await restoreContent(contentId);
      toast.success('The story is shown again');
    } catch {
      toast.error('The story could not be restored');
    }
  };
  if (!isOpen && !canRestore && !asking) return null;
  const of = `${kindLabel(kind).toLowerCase()}: ${excerpt.slice(0, 40)}`;
  return (
    <chakra.div mt="4" display="flex" flexWrap="wrap" gap="2">
      {isOpen && canHide && (
        <Button variant="outline" size="sm" aria-label={`Hide ${of}`} onClick={() => setAsking('hide')}>
          Hide
        </Button>
      )}
      {isOpen && canRemove && (
        <Button variant="outline" size="sm" aria-label={`Remove ${of}`} onClick={() => setAsking('remove')}>
          Remove
        </Button>
      )}
      {isOpen && (
        <Button variant="ghost" size="sm" aria-label={`Dismiss ${of}`} onClick={() => setAsking('dismiss')}>
          Dismiss
        </Button>
      )}
      {canRestore && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Restore ${of}`}
          loading={restoring}
          onClick={() => void restore()}
        >
          Restore
        </Button>
      )}
      {asking && <DecisionDialog decision={decisions[asking]} onClose={() => setAsking(null)} />}
    </chakra.div>
  );
}

function useDecisions({ id, kind, contentId }: Case): Record<Action, Decision> {
  const hideContent = useHideContentMutation();
  const removeContent = useRemoveContentMutation();
  const dismissReport = useDismissReportMutation();
  const isProfile = kind === 'PROFILE';
  return {
    hide: {
      title: 'Hide this story?',
      text: 'Only its author can read it then. You can restore it at any time.',
      label: 'Hide',
      done: 'The story is hidden',
      needsReason: true,
      decide: (reason) => hideContent(contentId, reason),
    },
    remove: {
      title: isProfile ? 'Empty this profile?' : `Remove this ${kindLabel(kind).toLowerCase()}?`,
      text: isProfile
        ? 'Name, bio, website and picture are removed. The account stays. Its owner is told why, and finds what it said in their data export.'
        : 'It can’t be restored. Its author is told why, and finds what they wrote in their data export.',
      label: 'Remove',
      done: isProfile ? 'The profile is empty' : `The ${kindLabel(kind).toLowerCase()} is removed`,
      needsReason: true,
      decide: (reason) => removeContent(contentId, reason),
    },
    dismiss: {
      title: 'Dismiss these reports?',
      text: 'Everything stays as it is, and its author learns nothing of them.',
      label: 'Dismiss',
      done: 'The reports are dismissed',
      needsReason: false,
      decide: (note) => dismissReport(id, note),
    },
  };
}
