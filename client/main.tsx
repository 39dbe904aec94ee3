import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/literata/wght-italic.css';
import './ui/theme/fallbackFonts.css';
import './ui/theme/otherScripts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AuthProvider } from './auth/useAuth';
import { DocumentsProvider } from './documents/DocumentsProvider';
import { removeTexts } from './documents/loadDocuments';
import { takeLinkAtStart } from './features/identity/account/linkParameters';
import { takeNotification, takeNotificationAtStart } from './features/notify/notification/openedNotification';
import { ownPageQueries } from './relay/pageQueryOwnership';
import { followVisits } from './relay/visits';
import { prefetchPage, routes } from './routes';
import { keepAppOnDevice } from './serviceWorker/appVersion';
import { followNavigationRequests } from './serviceWorker/followNavigationRequests';
import { MemberSync } from './shell/MemberSync';
import { UiProvider } from './shell/UiProvider';
import { watchPointedLinks } from './ui/layout/pointedLinks';
import { watchRouteCode } from './ui/layout/routeCode';

// These remove one-time parameters from the address, before anything else reads it.
takeLinkAtStart(window.location, window.history);
takeNotificationAtStart(window.location, window.history);

const router = createBrowserRouter(routes);
ownPageQueries(router);
followVisits(router);
watchRouteCode(router);
watchPointedLinks(prefetchPage);
followNavigationRequests((path) => void router.navigate(takeNotification(path)));
if (import.meta.env.PROD) keepAppOnDevice(new URL(import.meta.url).pathname);

/** React has recovered from an error by rendering again; this reports the original error instead of React's own. */
const onRecoverableError = (error: unknown) => reportError((error instanceof Error && error.cause) || error);

createRoot(document.getElementById('root') as HTMLElement, { onRecoverableError }).render(
  <StrictMode>
    <UiProvider>
      <AuthProvider router={router} removeTexts={removeTexts}>
        <MemberSync />
        <DocumentsProvider>
          <RouterProvider router={router} />
        </DocumentsProvider>
      </AuthProvider>
    </UiProvider>
  </StrictMode>,
);
