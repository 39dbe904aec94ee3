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
 * Every path under /api, the operation in operations/*.graphql that it runs, and what of its data it answers; the
 * areas' tables are in routes/. No rule and no permission lives here, but whether a path is for members at all.
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
