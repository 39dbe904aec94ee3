interface Location {
  key: string;
}

interface RouterState {
  location: Location;
  navigation: { location?: Location };
}

interface Router {
  state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
}

/** A visit to a page: from opening to leaving it. Returning by Back starts another visit. */
export interface Visit {
  key: string;
  /** Whether the page was opened by Back or Forward. */
  isReturn: boolean;
}

let router: Router | null = null;
const been = new Set<string>();
const returned = new Set<string>();

/** Called once with the app's router. */
export function followVisits(followed: Router): () => void {
  router = followed;
  been.clear();
  returned.clear();
  const follow = ({ location, navigation }: RouterState) => {
    if (navigation.location && been.has(navigation.location.key)) returned.add(navigation.location.key);
    if (!navigation.location) been.add(location.key);
  };
  follow(followed.state);
  return followed.subscribe(follow);
}

/** The current visit, or the one being navigated to. */
export function currentVisit(): Visit {
  const key = router?.state.navigation.location?.key ?? router?.state.location.key ?? '';
  return { key, isReturn: returned.has(key) };
}
