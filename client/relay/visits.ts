import type { DataRouter } from 'react-router-dom';

/** A visit to a page: from opening to leaving it. Returning by Back starts another visit. */
export interface Visit {
  key: string;
  /** Whether the page was opened by Back or Forward. */
  isReturn: boolean;
}

let router: DataRouter | null = null;
/** Keys of the history entries that were shown. */
const visitedKeys = new Set<string>();
/** Keys of those that were shown again by Back or Forward. */
const returnedKeys = new Set<string>();

/** Records the router's visits to pages. Called once with the app's router. */
export function followVisits(appRouter: DataRouter): () => void {
  router = appRouter;
  visitedKeys.clear();
  returnedKeys.clear();
  const onStateChange = ({ location, navigation }: DataRouter['state']) => {
    if (navigation.location && visitedKeys.has(navigation.location.key))
      returnedKeys.add(navigation.location.key);
    if (!navigation.location) visitedKeys.add(location.key);
  };
  onStateChange(appRouter.state);
  return appRouter.subscribe(onStateChange);
}

/** The current visit, or the one being navigated to. */
export function currentVisit(): Visit {
  const key = router?.state.navigation.location?.key ?? router?.state.location.key ?? '';
  return { key, isReturn: returnedKeys.has(key) };
}
