import type { Request } from 'express';
import type { Inputs } from './inputs';
import type { Route } from './route';

/** The Link header of a list: the same request for the next page. */
export function nextLink(request: Request, route: Route, inputs: Inputs, after: string): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(request.params[name])),
  );
  const query = new URLSearchParams();
  for (const { name } of inputs.query) {
    const given = name === 'after' ? after : request.query[name];
    if (typeof given === 'string') query.set(name, given);
  }
  return `<${request.baseUrl}${path}?${query}>; rel="next"`;
}
