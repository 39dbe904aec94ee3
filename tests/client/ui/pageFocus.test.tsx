import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { PageFocus } from '../../../client/ui/layout/PageFocus';
import { mainId } from '../../../client/ui/layout/SkipLink';
import { renderRoutes } from '../support/routes';

afterEach(() => jest.restoreAllMocks());

let arrive: () => void;
let page: Promise<void>;
let isThere: boolean;

function Layout() {
  const { pathname } = useLocation();
  return (
    <>
      <nav>
        <button type="button" aria-haspopup="menu">
          Menu
        </button>
        <Link to="/late">To the late page</Link>
      </nav>
      <main id={mainId} tabIndex={-1}>
        <Suspense key={pathname} fallback={<p>Loading</p>}>
          <Outlet />
        </Suspense>
      </main>
      <PageFocus />
    </>
  );
}

function Late() {
  // Simulates a page whose data is still loading.
  if (!isThere) throw page;
  return <h1>The late page</h1>;
}

function Form() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input aria-label="Title" ref={field} />;
}

function Redirect() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/late', { replace: true }), [navigate]);
  return null;
}

function List() {
  return (
    <>
      <Link to="/late">Late</Link>
      <Link to="/form">Form</Link>
      <Link to="/?tab=mine">Mine</Link>
    </>
  );
}

async function show(path = '/') {
  page = new Promise((resolve) => {
    arrive = () => {
      isThere = true;
      resolve();
    };
  });
  isThere = false;
  const children = [
    { path: '/', element: <List /> },
    { path: '/late', element: <Late /> },
    { path: '/form', element: <Form /> },
    { path: '/redirect', element: <Redirect /> },
  ];
  const { router } = await renderRoutes([{ Component: Layout, children }], path);
  return router;
}

const main = () => screen.getByRole('main');
const follow = async (name: string) => {
  screen.getByRole('link', { name }).focus();
  await userEvent.keyboard('{Enter}');
};
const hasFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
const arrived = () => act(async () => arrive());

test('the target page of a navigation has the focus, while it loads and afterwards', async () => {
  await show();
  await follow('Late');
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  await hasFocus(main());
  await arrived();
  expect(screen.getByRole('heading', { name: 'The late page' })).toBeInTheDocument();
  expect(main()).toHaveFocus();
});

test('also after a navigation from the bars, and with Back', async () => {
  const router = await show();
  await follow('To the late page');
  await hasFocus(main());
  await arrived();
  screen.getByRole('button', { name: 'Menu' }).focus();
  await act(async () => void router.navigate(-1));
  expect(await screen.findByRole('link', { name: 'Form' })).toBeInTheDocument();
  await hasFocus(main());
});

test('going back focuses the link by which the page was left', async () => {
  const router = await show();
  await follow('Late');
  await arrived();
  await act(async () => void router.navigate(-1));
  await hasFocus(await screen.findByRole('link', { name: 'Late' }));
});

test('a page that focuses an element itself keeps that focus', async () => {
  await show();
  await follow('Form');
  await hasFocus(await screen.findByRole('textbox', { name: 'Title' }));
  await act(async () => {});
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('a change within the same page does not move the focus', async () => {
  const router = await show();
  await follow('Mine');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=mine'));
  await act(async () => {});
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveFocus();
});

test('a closing dialog’s restored focus does not win over the page', async () => {
  await show();
  await follow('Late');
  await hasFocus(main());
  screen.getByRole('button', { name: 'Menu' }).focus();
  expect(main()).toHaveFocus();
});

test('a focused element that disappears later gives the focus to the page', async () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'alertdialog');
  dialog.innerHTML = '<button>Delete</button>';
  document.body.append(dialog);
  const router = await show();
  dialog.querySelector('button')?.focus();
  await act(async () => void router.navigate('/late'));
  expect(main()).not.toHaveFocus();
  dialog.remove();
  await waitFor(() => expect(main()).toHaveFocus());
});

test('a person who moves the focus keeps it', async () => {
  await show();
  await follow('Late');
  await hasFocus(main());
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await arrived();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('the first page gets no focus, nor after a redirect', async () => {
  const router = await show('/redirect');
  await arrived();
  expect(router.state.location.pathname).toBe('/late');
  expect(document.body).toHaveFocus();
});

test('the page takes the focus of a control that another device’s deletion removes with the dialog around it', async () => {
  await show();
  const dialog = document.createElement('div');
  dialog.innerHTML = '<button>Delete</button>';
  document.body.append(dialog);
  dialog.querySelector('button')?.focus();
  dialog.remove();
  await hasFocus(main());
});

test('a click beside everything leaves the focus nowhere, also when what had it is removed later', async () => {
  await show();
  // jsdom's documents lose it with their elements' blur.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  await userEvent.click(document.body);
  button.remove();
  for (let frame = 0; frame < 3; frame++) await act(() => new Promise((done) => requestAnimationFrame(done)));
  expect(document.body).toHaveFocus();
});
