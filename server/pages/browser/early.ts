/**
 * Runs in the head of each document, before the first paint: the theme and the type chosen on this device, whether someone
 * is signed in here, and password-recovery links. Source: specification, section 2 (route groups).
 */
(() => {
  const root = document.documentElement;
  const kept = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  /** Follows the system if the theme is neither light nor dark. */
  const applyTheme = (theme: string | null) => {
    const isChosen = theme === 'light' || theme === 'dark';
    root.classList.remove('light', 'dark');
    if (isChosen) root.classList.add(theme);
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
      const of = meta.dataset.theme;
      meta.media = !isChosen ? `(prefers-color-scheme: ${of})` : of === theme ? 'all' : 'not all';
    }
  };
  const apply = () => {
    applyTheme(kept('theme'));
    root.classList.toggle('member', Boolean(kept('access_token')));
    for (const choice of ['size', 'face']) {
      const chosen = kept(`reading-${choice}`);
      if (chosen && /^\w{1,12}$/.test(chosen)) root.setAttribute(`data-${choice}`, chosen);
      else root.removeAttribute(`data-${choice}`);
    }
  };
  apply();
  // The settings say what is chosen; a device needn't keep it.
  addEventListener('theme', (event) => applyTheme((event as CustomEvent<string>).detail));
  // A document that Back restores doesn't run anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) apply();
  });
  const moveLink = () => {
    const fragment = location.hash.slice(1);
    const carried = new URLSearchParams(fragment);
    if (location.pathname === '/' && (carried.get('access_token') || carried.get('error')))
      // As a fragment again, which no server sees; the screen there reads it.
      location.replace(`/reset-password#${fragment}`);
  };
  addEventListener('hashchange', moveLink);
  moveLink();
})();
