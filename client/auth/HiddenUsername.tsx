import { useAuth } from './useAuth';

/** Tells password managers which account a password belongs to. */
export function HiddenUsername() {
  const { viewer } = useAuth();
  return (
    <input type="text" name="username" autoComplete="username" value={viewer?.email ?? ''} readOnly hidden />
  );
}
