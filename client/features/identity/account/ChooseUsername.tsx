import { chakra } from '@chakra-ui/react';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import type { ProviderSignInResult } from '../../../auth/accountMutations';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { Button, TextLink } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';
import { checkNewcomer } from './accountRules';
import { TermsField, UsernameField } from './joiningFields';
import { joiningTexts } from './joiningTexts';
import { useJoining } from './useJoining';

interface ChooseUsernameProps {
  newcomer: NonNullable<ProviderSignInResult['newcomer']>;
  send: (username: string) => Promise<void>;
}

/** Completes a sign-up with the provider, which has given the email address: asks for a username. */
export function ChooseUsername({ newcomer, send }: ChooseUsernameProps) {
  const { button } = joiningTexts(useJoining(newcomer.invitation ?? null));
  const checked = useCheckedForm({
    initial: { username: newcomer.suggestedUsername, terms: false },
    problemsOf: checkNewcomer,
    send: ({ username }) => send(username),
    resendAfterMs: safetyTimeoutMs,
  });
  const { values, problems, sending, change } = checked;
  return (
    <AccountPage
      takesFocus
      title="Choose your name"
      lead={
        <>
          There is no account for{' '}
          <chakra.strong fontWeight="semibold" color="ink">
            {newcomer.email}
          </chakra.strong>{' '}
          yet. Choose a name to create one.
        </>
      }
      footer={
        <>
          Already a member, with another address? <TextLink to="/login">Sign in</TextLink>
        </>
      }
    >
      <CheckedForm checked={checked} failed={entranceMessages.signUp.failed}>
        <UsernameField {...fieldsOf(checked)('username')} />
        <TermsField
          checked={values.terms}
          onChecked={(terms) => change('terms', terms)}
          error={problems.terms}
        />
        <Button type="submit" loading={sending}>
          {button ?? 'Create account'}
        </Button>
      </CheckedForm>
    </AccountPage>
  );
}
