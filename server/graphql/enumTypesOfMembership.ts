import { registerEnumType } from 'type-graphql';
import { AuditAct, AuditActorKind, MemberState } from '../contract/enums';

registerEnumType(MemberState, {
  name: 'MemberState',
  description: 'Whether a member may use their account.',
  valuesConfig: {
    ACTIVE: { description: 'They may.' },
    WAITING: { description: 'They wait for approval.' },
    SUSPENDED: { description: 'They may not, until an administrator restores them.' },
  },
});
registerEnumType(AuditAct, {
  name: 'AuditAct',
  description: 'What the audit log has.',
  valuesConfig: {
    SIGN_UP: { description: 'An account was created.' },
    SIGNED_IN: { description: 'A sign-in began.' },
    SIGN_IN_REFUSED: { description: 'A sign-in was refused; recorded at most once an hour.' },
    SIGN_IN_ENDED: { description: 'One sign-in was ended.' },
    SIGN_IN_REPLAYED: { description: 'A sign-in was ended because a used refresh token came again.' },
    SIGNED_OUT_EVERYWHERE: { description: 'A member ended their sign-ins.' },
    PASSWORD_CHANGED: { description: 'The password was changed.' },
    EMAIL_CONFIRMED: { description: 'The address was confirmed.' },
    EMAIL_CHANGED: { description: 'The address was changed.' },
    TOKEN_CREATED: { description: 'A personal access token was created.' },
    TOKEN_REVOKED: { description: 'A personal access token was revoked.' },
    APPROVED: { description: 'Somebody who waited was let in.' },
    DECLINED: { description: 'Somebody who waited was declined.' },
    INVITATION_MADE: { description: 'An invitation was created.' },
    INVITATION_REVOKED: { description: 'An invitation was revoked.' },
    ROLE_GIVEN: { description: 'A role was given.' },
    ROLE_TAKEN: { description: 'A role was taken away.' },
    SUSPENDED: { description: 'A member was suspended.' },
    RESTORED: { description: 'A suspended member was restored.' },
    SIGN_INS_ENDED: { description: 'An administrator ended the sign-ins of a member.' },
    SECOND_FACTOR_ON: { description: 'Two-step sign-in was turned on.' },
    SECOND_FACTOR_OFF: { description: 'Two-step sign-in was turned off.' },
    RECOVERY_CODES_RENEWED: { description: 'New recovery codes were made.' },
    RECOVERY_CODE_USED: { description: 'A recovery code was used.' },
    SIGNED_IN_WITH_PROVIDER: { description: 'A device signed in with the provider.' },
    PROVIDER_LINKED: { description: "The provider's account was linked, and signs in." },
    PROVIDER_UNLINKED: { description: "The provider's account was unlinked." },
    REPORT_DISMISSED: { description: 'Reports of something that the member wrote were dismissed.' },
    CONTENT_HIDDEN: { description: 'A story of the member was hidden.' },
    CONTENT_RESTORED: { description: 'A story of the member was shown again.' },
    CONTENT_REMOVED: { description: 'Something that the member wrote was removed.' },
    RECOVERY_SENT: { description: 'An administrator had a link to a new password sent to a member.' },
    GROUP_SETTINGS_CHANGED: { description: 'An administrator changed a setting of the group.' },
  },
});
registerEnumType(AuditActorKind, {
  name: 'AuditActorKind',
  description: 'Who did what the audit log has.',
  valuesConfig: {
    MEMBER: { description: 'The member whom it is about.' },
    ORGANISER: { description: 'Another member, as staff.' },
    OPERATOR: { description: 'Who runs the installation, at the command line.' },
    VISITOR: { description: "Somebody who wasn't signed in." },
  },
});
