import { chakra, Dialog } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AssignDialog_feedback$key } from '../../__generated__/AssignDialog_feedback.graphql';
import { useAuth } from '../../auth/useAuth';
import { GraphQLRequestError } from '../../relay/requestError';
import { Button } from '../../ui/form/Button';
import { MemberPicker } from '../../ui/form/MemberPicker';
import type { Member } from '../../ui/form/useMemberSearch';
import { Modal } from '../../ui/layout/Modal';
import { useFocusSuccessor } from '../../ui/layout/useFocusSuccessor';
import { useAssignFeedbackMutation } from './useAssignFeedbackMutation';

/** Assigns feedback to a member, or to nobody. */
export function AssignDialog({ feedback }: { feedback: AssignDialog_feedback$key }) {
  const { id, assignedTo } = useFragment(
    graphql`
      fragment AssignDialog_feedback on Feedback {
        id
        assignedTo {
          id
          name
          username
        }
      }
    `,
    feedback,
  );
  const [open, setOpen] = useState(false);
  const [assignFeedback, assigning] = useAssignFeedbackMutation();
  return (
    <Modal
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => !assigning && setOpen(false)}
      trigger={
        <Button variant="outline" size="sm">
          Assign
        </Button>
      }
      box={{ maxW: '32rem' }}
    >
      <AssignForm
        assignedTo={assignedTo ?? null}
        assigning={assigning}
        onClose={() => setOpen(false)}
        assign={(memberId) => assignFeedback(id, memberId)}
      />
    </Modal>
  );
}

interface AssignFormProps {
  assignedTo: Member | null;
  assigning: boolean;
  assign: (memberId: string | null) => Promise<unknown>;
  onClose: () => void;
}

function AssignForm({ assignedTo, assigning, assign, onClose }: AssignFormProps) {
  const [chosen, setChosen] = useState<readonly Member[]>(assignedTo ? [assignedTo] : []);
  const { viewer } = useAuth();
  const [problem, setProblem] = useState<string>();
  const saveButton = useRef<HTMLButtonElement>(null);
  const passFocusTo = useFocusSuccessor();
  const choose = (members: readonly Member[]) => {
    setProblem(undefined);
    setChosen(members);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (assigning) return;
    const entry = event.currentTarget.querySelector<HTMLInputElement>('[role="combobox"]');
    if (entry?.value.trim()) {
      setProblem('Choose one of the members found, or empty the box.');
      entry.focus();
      return;
    }
    setProblem(undefined);
    const memberId = chosen[0]?.id ?? null;
    if (memberId === (assignedTo?.id ?? null)) return onClose();
    try {
      await assign(memberId);
      onClose();
    } catch (error) {
      const told = error instanceof GraphQLRequestError ? error.fields?.assignedToId : undefined;
      setProblem(told ?? 'It was not assigned. Please try again.');
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Dialog.Title mb="4">Assign feedback</Dialog.Title>
      <MemberPicker
        only="one"
        chosen={chosen}
        onChange={choose}
        hint="Who takes care of it. Without a name it is nobody’s."
        error={problem}
      />
      {viewer && chosen[0]?.id !== viewer.id && (
        <Button
          variant="ghost"
          size="sm"
          mt="1"
          ms="-3"
          onClick={() => {
            passFocusTo(saveButton);
            choose([viewer]);
          }}
        >
          Choose me
        </Button>
      )}
      <chakra.p role="status" srOnly>
        {assigning ? 'Saving…' : (problem ?? '')}
      </chakra.p>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose} disabled={assigning}>
          Cancel
        </Button>
        <Button ref={saveButton} type="submit" loading={assigning}>
          Save
        </Button>
      </Dialog.Footer>
    </form>
  );
}
