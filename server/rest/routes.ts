import type { Route } from './route';
import { authRoutes } from './routes/auth';
import { commentsRoutes } from './routes/comments';
import { exercisesRoutes } from './routes/exercises';
import { feedbackRoutes } from './routes/feedback';
import { infoRoutes } from './routes/info';
import { journalsRoutes } from './routes/journals';
import { notesRoutes } from './routes/notes';
import { sessionsRoutes } from './routes/sessions';
import { storiesRoutes } from './routes/stories';
import { tagsRoutes } from './routes/tags';
import { usersRoutes } from './routes/users';
import { versionsRoutes } from './routes/versions';

/**
 * All paths under /api: the operation in operations/*.graphql that each runs, and the part of its data that
 * it returns. The tables per area are in routes/. Rules and permissions belong to the operations; a route
 * only decides whether it needs a member.
 */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...usersRoutes,
  ...sessionsRoutes,
  ...exercisesRoutes,
  ...storiesRoutes,
  ...versionsRoutes,
  ...commentsRoutes,
  ...tagsRoutes,
  ...journalsRoutes,
  ...notesRoutes,
  ...feedbackRoutes,
  ...infoRoutes,
];
