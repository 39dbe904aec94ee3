import { chakra, Dialog } from '@chakra-ui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StatusDialog_feedback$key } from '../../../__generated__/StatusDialog_feedback.graphql';
import type { StatusDialogSetFeedbackStatusMutation } from '../../../__generated__/StatusDialogSetFeedbackStatusMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { CheckIcon } from '../../../ui/content/icons';
import { Spinner } from '../../../ui/feedback/Spinner';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { PickButton, PickList } from '../../../ui/form/PickDialog';
import { Modal } from '../../../ui/layout/Modal';
import { type Status, statuses, toastTexts } from './feedbackTexts';

/** A button with a dialog in which choosing one of the six statuses saves it at once. */
export function StatusDialog({ feedback }: { feedback: StatusDialog_feedback$key }) {
  const { id, status } = useFragment(
    graphql`
      fragment StatusDialog_feedback on Feedback {
        id
        status
      }
    `,
    feedback,
  );
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Status | null>(null);
  const [setFeedbackStatus, isSaving] = useSetFeedbackStatusMutation();
  const currentButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const choose = async (next: Status) => {
    if (isSaving) return;
    if (next === status) return setOpen(false);
    setChosen(next);
    try {
      await setFeedbackStatus({ input: { id, status: next } });
      toast.success(toastTexts.statusUpdated);
      setOpen(false);
    } catch {
      toast.error(toastTexts.statusFailed);
    }
  };
  return (
    <Modal
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => !isSaving && setOpen(false)}
      initialFocusEl={() => currentButton.current}
      trigger={
        <Button variant="outline" size="sm">
          Update Status
        </Button>
      }
    >
      <Dialog.Title mb="3">Update Status</Dialog.Title>
      <PickList ref={list} onKeyDown={(event) => moveFocus(event, list.current)}>
        {statuses.map(({ value, label, Icon }) => (
          <li key={value}>
            <PickButton
              ref={value === status ? currentButton : undefined}
              type="button"
              display="flex"
              alignItems="center"
              gap="3"
              aria-current={value === status || undefined}
              fontWeight={value === status ? 'semibold' : undefined}
              aria-disabled={isSaving || undefined}
              onClick={() => void choose(value)}
            >
              <Icon />
              <chakra.span flex="1">{label}</chakra.span>
              {isSaving && value === chosen && <Spinner size="1em" />}
              {value === status && <CheckIcon color="accent" />}
            </PickButton>
          </li>
        ))}
      </PickList>
      <Dialog.Footer>
        <Button variant="outline" onClick={() => setOpen(false)} disabled={isSaving}>
          Cancel
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}

/** Arrow keys move between the buttons and wrap around; Tab works as well. */
function moveFocus(event: KeyboardEvent, list: HTMLUListElement | null): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const focused = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const targets: Record<string, number> = {
    ArrowDown: focused + 1,
    ArrowUp: focused - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined || focused < 0) return;
  event.preventDefault();
  buttons.at(target % buttons.length)?.focus();
}

function useSetFeedbackStatusMutation() {
  return useAppMutation<StatusDialogSetFeedbackStatusMutation>(graphql`
    mutation StatusDialogSetFeedbackStatusMutation($input: SetFeedbackStatusInput!) {
      setFeedbackStatus(input: $input) {
        feedback {
          ...FeedbackArticle_feedback
        }
      }
    }
  `);
}
