import { type Route, route } from '../route';

export const infoRoutes: readonly Route[] = [
  route('GET /info', 'info', {
    summary: 'Information about the server',
    auth: 'none',
    cacheable: true,
    select: 'info',
  }),
];
