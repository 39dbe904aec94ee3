import { serversOwn } from '../../../server/contract/routes';

interface Condition {
  urlPattern?: { pathname: string };
  requestMode?: RequestMode;
  or?: Condition[];
}

interface Rule {
  condition: Condition;
  source: 'network' | 'cache' | 'fetch-event' | 'race-network-and-fetch-handler';
}

/** Source: Service Workers, static routing API. Not in all browsers. */
export interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rules: Rule[]): Promise<void>;
}

const oneOf = (pathnames: string[]): Condition => ({
  or: pathnames.map((pathname) => ({ urlPattern: { pathname } })),
});

/** Requests that the browser sends without waiting for the worker to start. The first matching rule decides. */
export const staticRoutes: Rule[] = [
  { condition: oneOf(serversOwn.flatMap((part) => [`/${part}`, `/${part}/*`])), source: 'network' },
  { condition: oneOf(['/assets/*.js', '/assets/*.css']), source: 'cache' },
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
];
