import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/literata/wght-italic.css';
import './ui/fallbackFonts.css';
import './ui/otherScripts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { takeLinkAtStart, watchForLinks } from './features/account/recoveryLink';
import { SessionProvider } from './features/account/session';
import { DeskProvider } from './offline/DeskProvider';
import { ownPageQueries } from './relay/pageQuery';
import { followVisits } from './relay/visits';
import { routes } from './routes';
import { keepAppOnDevice } from './serviceWorker/appVersion';
import { watchRouteCode } from './ui/routeCode';
import { UiProvider } from './ui/UiProvider';

// Before anything else sees the address.
takeLinkAtStart(window.location, window.history);

const router = createBrowserRouter(routes);
ownPageQueries(router);
followVisits(router);
watchForLinks(router);
watchRouteCode(router);
if (import.meta.env.PROD) keepAppOnDevice(new URL(import.meta.url).pathname);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <UiProvider>
      <SessionProvider router={router}>
        <DeskProvider>
          <RouterProvider router={router} />
        </DeskProvider>
      </SessionProvider>
    </UiProvider>
  </StrictMode>,
);
