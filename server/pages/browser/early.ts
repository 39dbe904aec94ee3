/**
 * Runs in the head of each document, before the first paint: the theme and the type chosen on this device, whether someone
 * is signed in here, and password-recovery links. Source: specification, section 2 (route groups).
 */
(() => {
  const root = document.documentElement;
  const stored = (key: string) => {
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
      const ownTheme = meta.dataset.theme;
      if (!isChosen) meta.media = `(prefers-color-scheme: ${ownTheme})`;
      else meta.media = ownTheme === theme ? 'all' : 'not all';
    }
  };
  const apply = () => {
    applyTheme(stored('theme'));
    root.classList.toggle('member', Boolean(stored('access_token')));
    for (const choice of ['size', 'face']) {
      const chosen = stored(`reading-${choice}`);
      if (chosen && /^\w{1,12}$/.test(chosen)) root.setAttribute(`data-${choice}`, chosen);
      else root.removeAttribute(`data-${choice}`);
    }
  };
  apply();
  // The reading settings send the choice with the event, because the device may be unable to store it.
  addEventListener('theme', (event) => applyTheme((event as CustomEvent<string>).detail));
  // A document that the browser restores from its back-forward cache doesn't run its scripts again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) apply();
  });
  const openRecoveryLink = () => {
    const fragment = location.hash.slice(1);
    const parameters = new URLSearchParams(fragment);
    if (location.pathname === '/' && (parameters.get('access_token') || parameters.get('error')))
      // The parameters stay in the fragment, which no server sees; the screen reads them there.
      location.replace(`/reset-password#${fragment}`);
  };
  addEventListener('hashchange', openRecoveryLink);
  openRecoveryLink();
})();
