import { useAuth } from './useAuth';

/** Lets password managers know which account a password belongs to. */
export function HiddenUsername() {
  const { viewer } = useAuth();
  return (
    <input type="text" name="username" autoComplete="username" value={viewer?.email ?? ''} readOnly hidden />
  );
}
