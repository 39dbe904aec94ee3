/** The actions on a member, in the order of the menu. */
export type MemberAct = 'roles' | 'recovery' | 'endSignIns' | 'restore' | 'suspend';

interface ActTexts {
  item: string;
  title: (name: string) => string;
  note: string;
  confirm: string;
  done: (name: string) => string;
  failed: string;
  isDangerous?: true;
  /** The server asks for no reason. */
  withoutReason?: true;
}

export const actTexts: Record<MemberAct, ActTexts> = {
  roles: {
    item: 'Change roles…',
    title: (name) => `Roles of ${name}`,
    note: 'Instructors create sessions and exercises, let people in, and decide on reports. Administrators can do everything here.',
    confirm: 'Save roles',
    done: (name) => `The roles of ${name} are changed`,
    failed: 'The roles could not be changed. Please try again.',
  },
  recovery: {
    item: 'Send a link to a new password…',
    title: (name) => `Send ${name} a link to a new password?`,
    note: 'It goes to their address, and nobody else sees it. Their password stays until they choose another.',
    confirm: 'Send link',
    done: (name) =>
      `We mail ${name} the link. While their address isn’t confirmed, it gets at most three links a day.`,
    failed: 'The link could not be sent. Please try again.',
    withoutReason: true,
  },
  endSignIns: {
    item: 'Sign out everywhere…',
    title: (name) => `Sign ${name} out everywhere?`,
    note: 'Their devices are signed out at once. They can sign in again with their password.',
    confirm: 'Sign out everywhere',
    done: (name) => `${name} is signed out everywhere`,
    failed: 'They could not be signed out. Please try again.',
  },
  restore: {
    item: 'Restore…',
    title: (name) => `Restore ${name}?`,
    note: 'They can use their account again, and what was hidden is shown again. What was removed stays removed.',
    confirm: 'Restore',
    done: (name) => `${name} is restored`,
    failed: 'They could not be restored. Please try again.',
  },
  suspend: {
    item: 'Suspend…',
    title: (name) => `Suspend ${name}?`,
    note: 'They are signed out and can’t use their account, and others don’t see their profile or anything they wrote, until an administrator restores them. Reports about them are settled.',
    confirm: 'Suspend',
    done: (name) => `${name} is suspended`,
    failed: 'They could not be suspended. Please try again.',
    isDangerous: true,
  },
};
