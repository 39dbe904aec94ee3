import { chakra, Dialog } from '@chakra-ui/react';
import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import type { Role } from '../../__generated__/ManagedMemberMenu_member.graphql';
import { useFreshSignIn } from '../../auth/useFreshSignIn';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { fieldsOf } from '../../ui/form/fieldsOf';
import { FormFailure, TextareaField } from '../../ui/form/formFields';
import { type Problems, safetyTimeoutMs, useCheckedForm } from '../../ui/form/useCheckedForm';
import { Modal } from '../../ui/layout/Modal';
import { actTexts, type MemberAct } from './memberActs';
import { RoleChoice } from './RoleChoice';
import { useMemberAct } from './useMemberAct';

interface MemberActDialogProps {
  act: MemberAct;
  /** The ManagedMember. */
  id: string;
  name: string;
  roles: readonly Role[];
  onClose: () => void;
}

/** Asks before something is done about a member, and why it is done. */
export function MemberActDialog({ act, id, name, roles, onClose }: MemberActDialogProps) {
  const texts = actTexts[act];
  const doAct = useMemberAct(act);
  const { whenFresh, dialog } = useFreshSignIn();
  const initial = { reason: '', roles };
  const problemsOf = ({ reason }: typeof initial): Problems<typeof initial> =>
    texts.withoutReason || reason.trim() ? {} : { reason: messages.membership.reasonNeeded };
  const checked = useCheckedForm({
    initial,
    problemsOf,
    async send(values) {
      await whenFresh(() => doAct({ id, reason: values.reason.trim(), roles: values.roles }));
      toast.success(texts.done(name));
      onClose();
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { form, values, problems, failure, sending, change, onSubmit } = checked;
  const isUnchanged =
    act === 'roles' &&
    roles.length === values.roles.length &&
    roles.every((role) => values.roles.includes(role));
  const close = () => {
    if (!sending) onClose();
  };
  return (
    <Modal role="alertdialog" open onClose={close}>
      <Dialog.Title>{texts.title(name)}</Dialog.Title>
      <Dialog.Description mt="2">{texts.note}</Dialog.Description>
      <chakra.form ref={form} onSubmit={onSubmit} noValidate mt={failure ? '5' : '0'} display="grid" gap="5">
        <FormFailure text={failure && (failure.reason ?? texts.failed)} />
        {act === 'roles' && (
          <RoleChoice
            roles={values.roles}
            error={problems.roles}
            onChange={(chosen) => change('roles', chosen)}
          />
        )}
        {!texts.withoutReason && (
          <TextareaField
            label="Reason"
            hint={`${name} is told, and the audit log keeps it.`}
            name="reason"
            rows={3}
            dir="auto"
            required
            maxLength={limits.reason.max}
            {...fieldsOf(checked)('reason')}
          />
        )}
        <Dialog.Footer mt="0">
          <Button variant="outline" onClick={close} disabled={sending}>
            Cancel
          </Button>
          <Button
            variant={texts.isDangerous ? 'danger' : 'solid'}
            type="submit"
            loading={sending}
            disabled={isUnchanged}
          >
            {texts.confirm}
          </Button>
        </Dialog.Footer>
      </chakra.form>
      {dialog}
    </Modal>
  );
}
