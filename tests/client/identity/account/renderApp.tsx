import '../../relay/routerRequest';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import { guestOnly, requireAuth } from '../../../../client/auth/guards';
// Imported here, so that tests do not wait for the compiler when a lazy route is opened.
import '../../../../client/features/identity/account/ConfirmPage';
import '../../../../client/features/identity/account/ForgotPasswordPage';
import '../../../../client/features/identity/account/MagicLinkPage';
import '../../../../client/features/identity/account/ResetPasswordPage';
import { AuthProvider, useAuth } from '../../../../client/auth/useAuth';
import { removeTexts } from '../../../../client/documents/loadDocuments';
import { LoginPage } from '../../../../client/features/identity/account/LoginPage';
import { linkLoader } from '../../../../client/features/identity/account/linkParameters';
import { RegisterPage } from '../../../../client/features/identity/account/RegisterPage';
import { recoveryRoutes } from '../../../../client/features/identity/account/recoveryRoutes';
import { WaitingPage } from '../../../../client/features/identity/account/WaitingPage';
import { RelayRoot, relayRootLoader } from '../../../../client/shell/RelayRoot';
import { UiProvider } from '../../../../client/shell/UiProvider';
import { retryLazyRoutes } from '../../../../client/ui/layout/routeCode';
import { askedBy } from '../../../support/askedBy';
import { fill } from '../../support/formFields';
import { viewerNamed } from '../../support/viewer';

interface Sent {
  operation: string;
  authorization: string | null;
  input: Record<string, unknown> | undefined;
}

export interface Answer {
  status?: number;
  body: unknown;
}

export const encode = (claims: object) => `header.${btoa(JSON.stringify(claims))}.signature`;
export const accessTokenOf = (member: string) => encode({ sub: member });

const tokensOf = (name: string) => ({ accessToken: accessTokenOf(name), refreshToken: `refresh-${name}` });

export const data = (fields: object): Answer => ({ body: { data: fields } });

/** The answer of a way to sign in. */
export const signedInBy = (field: string) =>
  data({ [field]: { deviceToken: 'this device', tokens: tokensOf('Ann'), viewer: viewerNamed('Ann') } });

/** The purpose of a link in a mail to Ann. */
export const linkOf = (link: object = {}) => {
  const ofAnn = {
    userId: 'user_Ann',
    username: 'ann',
    email: 'ann@example.org',
    code: null,
    requestId: null,
  };
  return data({ lookUpAccountLink: { ...ofAnn, ...link } });
};

export const signInAs = (name: string) => {
  localStorage.setItem('refresh_token', `refresh-${name}`);
  localStorage.setItem('access_token', accessTokenOf(name));
};

export const failure = (code: string, message: string, extensions: object = {}): Answer => ({
  status: code === 'UNAUTHENTICATED' ? 401 : 200,
  body: { data: null, errors: [{ message, extensions: { code, ...extensions } }] },
});

/** The server's default answers for Ann; tests override those that they are about. */
export const usual: Record<string, (sent: Sent) => Answer | Promise<Answer>> = {
  viewer: ({ authorization }) => {
    const claims = authorization?.split('.')[1];
    return data({ viewer: claims ? viewerNamed(JSON.parse(atob(claims)).sub) : null });
  },
  info: () => data({ info: { signInProvider: null } }),
  joining: () => data({ joining: { mode: 'OPEN', invitation: null } }),
  signIn: () => signedInBy('signIn'),
  signUp: () => signedInBy('signUp'),
  signInWithMagicLink: () => signedInBy('signInWithMagicLink'),
  requestPasswordReset: () => data({ requestPasswordReset: { message: 'Asked.' } }),
  requestMagicLink: () => data({ requestMagicLink: { requestId: 'mail_asked' } }),
  resetPassword: () => data({ resetPassword: { message: 'It is set.' } }),
  lookUpAccountLink: () => linkOf({ code: '123456', requestId: 'mail_asked' }),
  confirmEmail: () => data({ confirmEmail: { email: 'ann@example.org' } }),
  signOut: () => data({ signOut: { signedOut: true } }),
  refreshTokens: () => failure('UNAUTHENTICATED', 'The sign-in is over'),
};

export function fakeServer(answers: typeof usual = {}) {
  const sent: Sent[] = [];
  window.fetch = (async (_url: unknown, init?: RequestInit) => {
    const [operation = ''] = askedBy(init?.body);
    const { variables } = JSON.parse(String(init?.body));
    const authorization = new Headers(init?.headers).get('Authorization');
    const request: Sent = { operation, authorization, input: variables.input };
    // Asked once a page, beside what the tests are about.
    if (operation !== 'info') sent.push(request);
    const answer = await (answers[operation] ?? usual[operation])?.(request);
    if (!answer) throw new Error(`Nothing answers ${operation}`);
    return {
      status: answer.status ?? 200,
      statusText: '',
      headers: new Headers(),
      json: async () => answer.body,
    } as Response;
  }) as typeof fetch;
  return { sent, of: (operation: string) => sent.filter((request) => request.operation === operation) };
}

function Where({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  const { status, viewer, signOut } = useAuth();
  return (
    <section aria-label={name}>
      <p>{`at ${pathname}${search}`}</p>
      <p>{`${status} ${viewer?.name ?? 'nobody'}`}</p>
      <button type="button" onClick={signOut}>
        Leave
      </button>
    </section>
  );
}

const routes: RouteObject[] = [
  {
    loader: relayRootLoader,
    Component: RelayRoot,
    shouldRevalidate: () => true,
    HydrateFallback: () => null,
    children: [
      { path: '/nowhere', element: <Where name="Page not found" /> },
      ...recoveryRoutes,
      guestOnly([
        { path: '/login', Component: LoginPage },
        { path: '/register', loader: linkLoader('/register'), Component: RegisterPage },
        { path: '/waiting', Component: WaitingPage },
      ]),
      requireAuth([
        {
          element: <Outlet />,
          children: [
            { path: '/dashboard', element: <Where name="Dashboard" /> },
            { path: '/stories', element: <Where name="Stories" /> },
            { path: '/stories/:id', element: <Where name="Story" /> },
            { path: '/u/:username', element: <Where name="Profile" /> },
          ],
        },
      ]),
    ],
  },
];

export async function renderApp(path: string) {
  // The router removes each `lazy` after loading it, so every test needs fresh routes.
  const router = createMemoryRouter(retryLazyRoutes(routes), { initialEntries: [path] });
  const rendered = render(
    <StrictMode>
      <UiProvider>
        <AuthProvider router={router} removeTexts={removeTexts}>
          <RouterProvider router={router} />
        </AuthProvider>
      </UiProvider>
    </StrictMode>,
  );
  await act(async () => {});
  return { ...rendered, router };
}

/** Simulates that another tab changes the tokens. */
export async function inAnotherTab(change: () => void) {
  const oldValue = localStorage.getItem('access_token');
  change();
  const newValue = localStorage.getItem('access_token');
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', oldValue, newValue }));
  });
}

export async function fillInSignIn(email = 'ann@example.org', password = 'Secret123') {
  await screen.findByLabelText('Email');
  fill('Email', email);
  fill('Password', password);
}
export const submitSignIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
