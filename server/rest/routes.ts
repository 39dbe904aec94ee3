import { type Route, route } from './route';
import { accountsRoutes } from './routes/accounts';
import { feedbackRoutes } from './routes/feedback';
import { goalsRoutes } from './routes/goals';
import { journalsRoutes } from './routes/journals';
import { notificationsRoutes } from './routes/notifications';
import { sessionsRoutes } from './routes/sessions';
import { storiesRoutes } from './routes/stories';

const information = 'name version description author contact apiVersion environment build features';

/**
 * All paths under /api: the GraphQL field that each runs and the part of it that it returns. The tables per
 * area are in routes/, beside the fragments that they return. Rules and permissions belong to the fields; a
 * route only decides whether it needs a member.
 */
export const routes: readonly Route[] = [
  ...accountsRoutes,
  ...sessionsRoutes,
  ...storiesRoutes,
  ...journalsRoutes,
  ...feedbackRoutes,
  ...goalsRoutes,
  ...notificationsRoutes,
  route('GET /info', 'info', information, {
    summary: 'Information about the server',
    auth: 'none',
    cacheable: true,
  }),
];
