import { type Route, route } from '../route';

export const infoRoutes: readonly Route[] = [
  route('GET /info', 'info', {
    summary: 'What the server says about itself',
    auth: 'none',
    cacheable: true,
    select: 'info',
  }),
];
