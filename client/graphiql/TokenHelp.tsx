import { type FormEvent, useState } from 'react';
import { storeToken } from './token';

/** The app's storage key of this browser's access token. */
const accessTokenKey = 'access_token';

/** A form that sets the token for operations: a personal access token, or this browser's sign-in. */
export function TokenHelp() {
  const [pasted, setPasted] = useState('');
  const [tokenDescription, setTokenDescription] = useState<string | null>(null);
  const signedIn = localStorage.getItem(accessTokenKey);

  const applyToken = (token: string, description: string | null) => {
    storeToken(token);
    setPasted('');
    setTokenDescription(description);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const token = pasted.trim();
    if (token) applyToken(token, `the token that ends in ${token.slice(-4)}`);
  };

  return (
    <form className="token-help" onSubmit={submit}>
      {tokenDescription === null ? (
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
              onClick={() => applyToken(signedIn, 'your sign-in, for up to 15 minutes')}
            >
              Use my sign-in
            </button>
          )}
        </>
      ) : (
        <button type="button" className="graphiql-button" onClick={() => applyToken('', null)}>
          Forget token
        </button>
      )}
      <span role="status">
        {tokenDescription === null
          ? 'Create one in Settings, under Privacy. This page forgets it when you leave.'
          : `Asking with ${tokenDescription}.`}
      </span>
    </form>
  );
}
