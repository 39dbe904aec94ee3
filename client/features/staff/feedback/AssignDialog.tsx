import { chakra, Dialog } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AssignDialog_feedback$key } from '../../../__generated__/AssignDialog_feedback.graphql';
import type { AssignDialogAssignFeedbackMutation } from '../../../__generated__/AssignDialogAssignFeedbackMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { MemberPicker } from '../../../forms/MemberPicker';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import type { Member } from '../../../forms/useMemberSearch';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Button } from '../../../ui/form/Button';
import { DialogButtons } from '../../../ui/form/SubmitRow';
import { Modal } from '../../../ui/layout/Modal';
import { useFocusSuccessor } from '../../../ui/layout/useFocusSuccessor';

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
        onClose={() => setOpen(false)}
        assign={(memberId) => assignFeedback({ input: { id, assignedToId: memberId } })}
      />
    </Modal>
  );
}

interface AssignFormProps {
  assignedTo: Member | null;
  assign: (memberId: string | null) => Promise<unknown>;
  onClose: () => void;
}

interface AssignValues {
  /** No member or one. Named after the mutation's field, so that the server's message about it is shown here. */
  assignedToId: readonly Member[];
}

function AssignForm({ assignedTo, assign, onClose }: AssignFormProps) {
  const { viewer } = useAuth();
  /** Text typed in the picker that isn't a chosen member yet. */
  const entry = useRef('');
  const saveButton = useRef<HTMLButtonElement>(null);
  const passFocusTo = useFocusSuccessor();
  const { form, values, problems, failure, sending, change, onSubmit } = useCheckedForm<AssignValues>({
    initial: { assignedToId: assignedTo ? [assignedTo] : [] },
    problemsOf: () =>
      entry.current.trim() ? { assignedToId: 'Choose one of the members found, or empty the box.' } : {},
    async send({ assignedToId: [member] }) {
      if (member?.id !== assignedTo?.id) await assign(member?.id ?? null);
      onClose();
    },
  });
  const choose = (members: readonly Member[]) => change('assignedToId', members);
  const problem = problems.assignedToId ?? (failure ? 'It was not assigned. Please try again.' : undefined);
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Dialog.Title mb="4">Assign feedback</Dialog.Title>
      <MemberPicker
        isSingle
        chosen={values.assignedToId}
        onChange={choose}
        onEntry={(text) => {
          entry.current = text;
        }}
        hint="Who takes care of it. Without a name it is nobody’s."
        error={problem}
      />
      {viewer && values.assignedToId[0]?.id !== viewer.id && (
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
        {sending ? 'Saving…' : (problem ?? '')}
      </chakra.p>
      <DialogButtons label="Save" sending={sending} onCancel={onClose} submit={{ ref: saveButton }} />
    </form>
  );
}

function useAssignFeedbackMutation() {
  return useAppMutation<AssignDialogAssignFeedbackMutation>(graphql`
    mutation AssignDialogAssignFeedbackMutation($input: AssignFeedbackInput!) {
      assignFeedback(input: $input) {
        feedback {
          ...FeedbackArticle_feedback
        }
      }
    }
  `);
}
