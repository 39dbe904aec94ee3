import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { limits } from '../../../../server/contract/limits';
import { checkDisplayName, problemOfPassword } from '../../../../server/contract/profileRules';
import type { Problems } from '../../../forms/useCheckedForm';

interface LoginValues {
  email: string;
  password: string;
}

interface RegisterValues extends LoginValues {
  username: string;
  displayName?: string;
  confirmPassword: string;
  terms: boolean;
}

const termsRequired = 'Please accept the Terms of Service and the Privacy Policy';

export function emailError(email: string): string | undefined {
  const trimmed = email.trim();
  return trimmed.length <= limits.email.max && limits.email.pattern.test(trimmed)
    ? undefined
    : entranceMessages.email.invalid;
}

function usernameError(username: string): string | undefined {
  if (username.length < limits.username.min) return entranceMessages.username.tooShort;
  if (username.length > limits.username.max) return entranceMessages.username.tooLong;
  return limits.username.pattern.test(username) ? undefined : entranceMessages.username.pattern;
}

export const checkLogin = ({ email, password }: LoginValues): Problems<LoginValues> => ({
  email: emailError(email),
  password: password ? undefined : entranceMessages.password.required,
});

export const checkRecovery = ({ email }: { email: string }): Problems<{ email: string }> => ({
  email: emailError(email),
});

interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

export const checkNewPassword = (values: NewPasswordValues): Problems<NewPasswordValues> => ({
  password: problemOfPassword(values.password),
  confirmPassword:
    values.confirmPassword === values.password ? undefined : entranceMessages.password.mismatch,
});

export const checkNewcomer = ({
  username,
  terms,
}: Pick<RegisterValues, 'username' | 'terms'>): Problems<Pick<RegisterValues, 'username' | 'terms'>> => ({
  username: usernameError(username),
  terms: terms ? undefined : termsRequired,
});

export const checkRegistration = (values: RegisterValues): Problems<RegisterValues> => ({
  ...checkNewcomer(values),
  displayName: checkDisplayName(values.displayName ?? '').problem,
  email: emailError(values.email),
  ...checkNewPassword(values),
});

/** The email address that was typed on the previous page, from the navigation state. */
export function typedEmail(state: unknown): string | undefined {
  const typed = state && typeof state === 'object' && 'email' in state ? state.email : undefined;
  return typeof typed === 'string' && typed ? typed : undefined;
}
