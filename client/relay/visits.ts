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

/** A stay on a page: from going there to leaving it, and again each time one comes back to it. */
export interface Visit {
  key: string;
  /** Whether one has been there before: Back, or Forward. */
  isReturn: boolean;
}

let router: Router | null = null;
const been = new Set<string>();
const returned = new Set<string>();

/** Called once, for the app's router. */
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

/** The visit that is being made, or the one that is on its way. */
export function currentVisit(): Visit {
  const key = router?.state.navigation.location?.key ?? router?.state.location.key ?? '';
  return { key, isReturn: returned.has(key) };
}
