import { useGraphiQL } from '@graphiql/react';

/** Where the app keeps the access token of the member who is signed in on this browser. */
const accessTokenKey = 'access_token';

const withToken = (headers: string, token: string): string => {
  let kept: object = {};
  try {
    kept = JSON.parse(headers);
  } catch {
    // What is not JSON yet would not have been sent either.
  }
  return JSON.stringify({ ...kept, Authorization: `Bearer ${token}` }, null, 2);
};

/** How to ask as a member: a word on the header, and a button for who is signed in on this browser. */
export function TokenHelp() {
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const token = localStorage.getItem(accessTokenKey);
  return (
    <div className="token-help">
      {token ? (
        <>
          <button
            type="button"
            className="graphiql-button"
            // The editor is loaded after the page.
            disabled={!headerEditor}
            onClick={() => headerEditor?.setValue(withToken(headerEditor.getValue(), token))}
          >
            Use my sign-in
          </button>
          <span>puts your access token into Headers; it lasts 15 minutes.</span>
        </>
      ) : (
        <span>
          To ask as a member, run <code>signIn</code> and put this into Headers:{' '}
          <code>{'{ "Authorization": "Bearer <accessToken>" }'}</code>
        </span>
      )}
    </div>
  );
}
