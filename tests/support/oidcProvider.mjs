// A real provider of OpenID Connect, on a free port whose address it prints. A separate process, because it loads ES modules.
// With `--other-keys`, its published keys aren't those that it signs with.
// Whoever signs in types claims as a query, such as `sub=1&email=ada@example.com&email_verified=true&name=Ada`.
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;

const claimsOf = (id) => {
  const { email_verified: verified, ...claims } = Object.fromEntries(new URLSearchParams(id));
  return { ...claims, email_verified: verified === 'true' };
};
const accounts = new Map();
const accountOf = (login) => {
  const claims = claimsOf(login);
  accounts.set(claims.sub, claims);
  return claims.sub;
};

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'writers',
      client_secret: 'a secret of the tests + with / signs',
      redirect_uris: ['http://127.0.0.1/oidc/callback'],
    },
  ],
  cookies: { keys: ['a key of the tests'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
  pkce: { required: () => true },
  findAccount: (_ctx, id) => ({
    accountId: id,
    claims: () => ({ ...accounts.get(id), sub: id }),
  }),
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  features: { devInteractions: { enabled: false } },
});
// The app's port isn't known beforehand.
provider.Client.prototype.redirectUriAllowed = (uri) => new URL(uri).pathname === '/oidc/callback';

const page = `<!doctype html><html lang="en"><title>Acme</title><h1>Sign in at Acme</h1>
<form method="post"><label>Who are you? <input name="login" size="60"></label>
<button>Sign in</button> <button name="cancel" value="1">Cancel</button></form></html>`;

async function interact(request, response) {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html');
    return response.end(page);
  }
  const form = new URLSearchParams(await text(request));
  const { params } = await provider.interactionDetails(request, response);
  if (form.get('cancel')) return provider.interactionFinished(request, response, { error: 'access_denied' });
  const accountId = accountOf(form.get('login') ?? '');
  const grant = new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  const grantId = await grant.save();
  return provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } });
}

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKeys = {
  keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'keystore-CHANGE-ME' }],
};

const answer = provider.callback();
server.on('request', (request, response) => {
  if (request.url === '/jwks' && process.argv.includes('--other-keys')) {
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify(otherKeys));
  }
  if (!request.url.startsWith('/interaction/')) return answer(request, response);
  return interact(request, response).catch((error) => {
    response.statusCode = 500;
    response.end(String(error));
  });
});
// Ends with the tests.
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
process.stdout.write(`${issuer}\n`);
