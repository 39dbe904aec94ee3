import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StatusDialog_feedback$key } from '../../__generated__/StatusDialog_feedback.graphql';
import { CheckIcon } from '../../ui/content/icons';
import { Spinner } from '../../ui/feedback/Spinner';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { PickButton, PickList } from '../../ui/form/PickDialog';
import { type Status, said, statuses } from './feedbackWords';
import { useSetFeedbackStatusMutation } from './useSetFeedbackStatusMutation';

/** Sets the status by pressing one of the six. */
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
  const [setFeedbackStatus, setting] = useSetFeedbackStatusMutation();
  const list = useRef<HTMLUListElement>(null);
  const current = useRef<HTMLButtonElement>(null);

  const choose = async (next: Status) => {
    if (setting) return;
    if (next === status) return setOpen(false);
    setChosen(next);
    try {
      await setFeedbackStatus(id, next);
      toast.success(said.statusUpdated);
      setOpen(false);
    } catch {
      toast.error(said.statusFailed);
    }
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!setting) setOpen(change.open);
      }}
      initialFocusEl={() => current.current}
      lazyMount
      unmountOnExit
    >
      <Dialog.Trigger asChild>
        <Button variant="outline" size="sm">
          Update Status
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title mb="3">Update Status</Dialog.Title>
            <PickList ref={list} onKeyDown={(event) => moveFocus(event, list.current)}>
              {statuses.map(({ value, label, Icon }) => (
                <li key={value}>
                  <PickButton
                    ref={value === status ? current : undefined}
                    type="button"
                    display="flex"
                    alignItems="center"
                    gap="3"
                    aria-current={value === status || undefined}
                    fontWeight={value === status ? 'semibold' : undefined}
                    aria-disabled={setting || undefined}
                    onClick={() => void choose(value)}
                  >
                    <Icon />
                    <chakra.span flex="1">{label}</chakra.span>
                    {setting && value === chosen && <Spinner size="1em" />}
                    {value === status && <CheckIcon color="accent" />}
                  </PickButton>
                </li>
              ))}
            </PickList>
            <Dialog.Footer>
              <Button variant="outline" onClick={() => setOpen(false)} disabled={setting}>
                Cancel
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Arrow keys move between the buttons and wrap around; Tab works as well. */
function moveFocus(event: KeyboardEvent, list: HTMLUListElement | null): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const focused = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const places: Record<string, number> = {
    ArrowDown: focused + 1,
    ArrowUp: focused - 1,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (place === undefined || focused < 0) return;
  event.preventDefault();
  buttons.at(place % buttons.length)?.focus();
}
