import { type FormEvent, useState } from 'react';
import { holdToken } from './heldToken';

/** The app's storage key of this browser's access token. */
const accessTokenKey = 'access_token';

/** Sets the token for operations: a personal access token, or this browser's sign-in. */
export function TokenHelp() {
  const [pasted, setPasted] = useState('');
  const [held, setHeld] = useState<string | null>(null);
  const signedIn = localStorage.getItem(accessTokenKey);

  const hold = (token: string, what: string | null) => {
    holdToken(token);
    setPasted('');
    setHeld(what);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const token = pasted.trim();
    if (token) hold(token, `the token that ends in ${token.slice(-4)}`);
  };

  return (
    <form className="token-help" onSubmit={submit}>
      {held === null ? (
        <>
          <label>
            Token{' '}
            <input
              type="password"
              value={pasted}
              placeholder="mwpat_…"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setPasted(event.currentTarget.value)}
            />
          </label>
          <button type="submit" className="graphiql-button" disabled={!pasted.trim()}>
            Use token
          </button>
          {signedIn && (
            <button
              type="button"
              className="graphiql-button"
              onClick={() => hold(signedIn, 'your sign-in, for up to 15 minutes')}
            >
              Use my sign-in
            </button>
          )}
        </>
      ) : (
        <button type="button" className="graphiql-button" onClick={() => hold('', null)}>
          Forget token
        </button>
      )}
      <span role="status">
        {held === null
          ? 'Create one in Settings, under Privacy. This page forgets it when you leave.'
          : `Asking with ${held}.`}
      </span>
    </form>
  );
}
