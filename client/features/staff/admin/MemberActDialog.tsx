import { chakra, Dialog } from '@chakra-ui/react';
import { isolated } from '../../../../server/contract/isolated';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import type { Role } from '../../../__generated__/ManagedMemberMenu_member.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { type Problems, safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { isSameContent } from '../../../lib/isSameContent';
import { useTabText } from '../../../lib/useTabText';
import { toast } from '../../../ui/feedback/toaster';
import { CheckboxField, TextareaField } from '../../../ui/form/formFields';
import { DialogButtons } from '../../../ui/form/SubmitRow';
import { Modal } from '../../../ui/layout/Modal';
import { actTexts, type MemberAct } from './memberActs';
import { useMemberAct } from './useMemberAct';

interface MemberActDialogProps {
  act: MemberAct;
  /** The id of the ManagedMember. */
  id: string;
  name: string;
  roles: readonly Role[];
  onClose: () => void;
}

/** Asks for confirmation of an act on a member, and for a reason, which survives closing the dialog by accident. */
export function MemberActDialog({ act, id, name: memberName, roles, onClose }: MemberActDialogProps) {
  const name = isolated(memberName);
  const texts = actTexts[act];
  const doAct = useMemberAct(act);
  const { whenFresh, dialog: signInDialog } = useFreshSignIn();
  const [reason, storeReason] = useTabText('decision', useAuth().viewer?.id ?? '', `${id}:${act}`);
  const initial = { reason: '', roles, removeContent: false };
  const problemsOf = ({ reason }: typeof initial): Problems<typeof initial> =>
    texts.withoutReason || reason.trim() ? {} : { reason: messages.membership.reasonNeeded };
  const checked = useCheckedForm({
    initial,
    typed: { reason },
    problemsOf,
    async send(values) {
      await whenFresh(() => doAct({ ...values, id, reason: values.reason.trim() }));
      storeReason('');
      toast.success(texts.done(name));
      onClose();
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { values, problems, failure, sending, change } = checked;
  const isUnchanged = act === 'roles' && isSameContent([...roles].sort(), [...values.roles].sort());
  const cancel = () => {
    storeReason('');
    onClose();
  };
  return (
    <Modal role="alertdialog" open onClose={() => !sending && onClose()}>
      <Dialog.Title>{texts.title(name)}</Dialog.Title>
      <Dialog.Description mt="2">{texts.note}</Dialog.Description>
      <CheckedForm checked={checked} failed={texts.failed} mt={failure ? '5' : '0'}>
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
            onValue={(typed) => storeReason(change('reason', typed).reason)}
          />
        )}
        {act === 'suspend' && (
          <CheckboxField
            checked={values.removeContent}
            onChecked={(removeContent) => change('removeContent', removeContent)}
          >
            And remove everything by them. Restoring does not bring it back.
          </CheckboxField>
        )}
        <DialogButtons
          label={texts.confirm}
          sending={sending}
          onCancel={cancel}
          mt="0"
          submit={{ variant: texts.isDangerous ? 'danger' : 'solid', disabled: isUnchanged }}
        />
      </CheckedForm>
      {signInDialog}
    </Modal>
  );
}

const roleChoices = [
  { role: 'INSTRUCTOR', label: 'Instructor' },
  { role: 'ADMIN', label: 'Administrator' },
] as const;

interface RoleChoiceProps {
  roles: readonly Role[];
  error?: string;
  onChange: (roles: readonly Role[]) => void;
}

const RoleChoice = ({ roles, error, onChange }: RoleChoiceProps) => (
  <chakra.fieldset>
    <chakra.legend textStyle="label">Roles</chakra.legend>
    {roleChoices.map(({ role, label }) => (
      <CheckboxField
        key={role}
        checked={roles.includes(role)}
        error={role === 'ADMIN' ? error : undefined}
        onChecked={(checked) =>
          onChange(checked ? [...roles, role] : roles.filter((other) => other !== role))
        }
      >
        {label}
      </CheckboxField>
    ))}
  </chakra.fieldset>
);
