/** The deferred script of documents, for everything beyond reading. */
{
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];

  const months =
    'January February March April May June July August September October November December'.split(' ');

  /** As in the app, dates have the page's calendar and digits, whatever is usual in the reader's language. */
  const calendarOfPage = { calendar: 'gregory', numberingSystem: 'latn' };

  /**
   * The date in the reader's time zone and language. In English it is written as the server writes it, without a formatter:
   * a browser's first one takes 25 ms of a desktop's time.
   */
  const localDate = (at: Date) =>
    /^en\b/.test(navigator.language)
      ? `${at.getDate()} ${months[at.getMonth()]} ${at.getFullYear()}`
      : at.toLocaleDateString(undefined, { ...calendarOfPage, dateStyle: 'long' });

  const showLocalDates = () => {
    for (const time of all<HTMLTimeElement>('time')) {
      const date = localDate(new Date(time.dateTime));
      if (time.textContent === date) continue;
      time.textContent = date;
      // Isolates a date from right to left from the text around it.
      time.dir = 'auto';
    }
  };

  /** Adds the time of day as a title when the pointer is over a date. */
  const addExactTime = ({ target }: Event) => {
    const time = (target as Element).closest('time');
    if (!time || time.title) return;
    const exact = new Date(time.dateTime).toLocaleString(undefined, {
      ...calendarOfPage,
      dateStyle: 'full',
      timeStyle: 'short',
    });
    time.title = `${time.dataset.what ?? ''} ${exact}`.trim();
  };

  const goBackOnClick = () => {
    for (const button of all<HTMLButtonElement>('button[data-back]'))
      button.addEventListener('click', () => history.back());
  };

  const offerSharing = () => {
    const share = document.querySelector<HTMLButtonElement>('[data-share]');
    const shared = document.querySelector('[data-shared]');
    share?.addEventListener('click', async () => {
      const url = location.origin + location.pathname;
      try {
        if (navigator.share) await navigator.share({ title: document.title, url });
        else {
          await navigator.clipboard.writeText(url);
          if (shared) shared.textContent = 'Link copied';
        }
      } catch (error) {
        // Closing the system's dialog is no failure.
        if (shared && (error as Error).name !== 'AbortError') shared.textContent = url;
      }
    });
  };

  /** Closes the reading settings at Escape, and at a click beside them. */
  const closeSettings = () => {
    const settings = document.querySelector<HTMLDetailsElement>('.settings');
    if (!settings) return;
    addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !settings.open) return;
      settings.open = false;
      settings.querySelector('summary')?.focus();
    });
    addEventListener('click', ({ target }) => {
      if (!settings.contains(target as Node)) settings.open = false;
    });
  };

  const offerSettings = () => {
    const root = document.documentElement;
    for (const input of all<HTMLInputElement>('.settings input')) {
      const isTheme = input.name === 'theme';
      const key = isTheme ? 'theme' : `reading-${input.name}`;
      const choose = () => {
        if (isTheme) dispatchEvent(new CustomEvent('theme', { detail: input.value }));
        else if (input.value) root.setAttribute(`data-${input.name}`, input.value);
        else root.removeAttribute(`data-${input.name}`);
      };
      try {
        if (localStorage.getItem(key) === input.value) input.checked = true;
      } catch {}
      input.addEventListener('change', () => {
        choose();
        try {
          if (input.value) localStorage.setItem(key, input.value);
          else localStorage.removeItem(key);
        } catch {}
      });
    }
  };

  /** Lets keys scroll tables that are wider than the page: not every browser does. */
  const letKeysScroll = () => {
    for (const table of all<HTMLElement>('.prose table'))
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute('tabindex');
  };

  /** Fetching a picture from another host reveals the reader to it, so each host is contacted only on request. */
  const offerPictures = () => {
    const story = document.querySelector<HTMLElement>('[data-story]')?.dataset.story ?? '';
    const key = `shown-pictures:${story}`;
    const hosts = new Set<string>();
    const showPictures = () => {
      for (const offer of all<HTMLElement>('[data-picture-host]')) {
        if (!hosts.has(offer.dataset.pictureHost ?? '')) continue;
        const picture = new Image();
        picture.referrerPolicy = 'no-referrer';
        picture.loading = 'lazy';
        picture.alt = offer.dataset.pictureAlt ?? '';
        picture.src = offer.dataset.picture ?? '';
        const hadFocus = offer === document.activeElement;
        offer.closest('.picture-offer')?.replaceWith(picture);
        if (!hadFocus) continue;
        picture.tabIndex = -1;
        picture.focus({ preventScroll: true });
      }
    };
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      if (Array.isArray(stored)) for (const host of stored) hosts.add(String(host));
    } catch {}
    showPictures();
    document.addEventListener('click', (event) => {
      const offer = (event.target as Element).closest<HTMLElement>('[data-picture-host]');
      if (!offer) return;
      event.preventDefault();
      hosts.add(offer.dataset.pictureHost ?? '');
      try {
        sessionStorage.setItem(key, JSON.stringify([...hosts]));
      } catch {}
      showPictures();
    });
  };

  /** Shows a message of the app that led here, such as that one has signed out. */
  const showNotice = () => {
    let notice: string | null = null;
    try {
      notice = sessionStorage.getItem('notice');
      sessionStorage.removeItem('notice');
    } catch {}
    if (!notice) return;
    const toast = document.body.appendChild(document.createElement('p'));
    toast.className = 'toast';
    toast.setAttribute('role', 'status');
    // A live region is read out when its text changes.
    requestAnimationFrame(() => {
      toast.textContent = notice;
    });
    setTimeout(() => toast.remove(), 4000);
  };

  /** When an access token expires, in milliseconds; 0 if it can't be read. */
  const expiryOf = (token: string): number => {
    try {
      return JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))).exp * 1000;
    } catch {
      return 0;
    }
  };

  /** Exchanges the refresh token for new tokens; null if it is refused, undefined if the request failed otherwise. */
  const exchangeToken = async (refreshToken: string) => {
    const answer = await fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    if (answer.ok) return answer.json();
    // Other failures say nothing about the token.
    return [400, 401, 403, 404, 422].includes(answer.status) ? null : undefined;
  };

  /** Renews a sign-in whose access token has expired, as the app does, and removes one that has ended. */
  const renewSignIn = async () => {
    const { access_token: access, refresh_token: refresh } = localStorage;
    if (!access || expiryOf(access) > Date.now()) return;
    const tokens = refresh ? await exchangeToken(refresh) : null;
    // Meanwhile another tab may have renewed it, or somebody may have signed in or out.
    if (tokens === undefined || localStorage.refresh_token !== refresh) return;
    if (tokens) {
      localStorage.refresh_token = tokens.refresh_token;
      localStorage.access_token = tokens.access_token;
    } else {
      localStorage.removeItem('refresh_token');
      localStorage.removeItem('access_token');
      document.documentElement.classList.remove('member');
    }
  };

  /** Renews the sign-in in one tab at a time, the app's included. */
  const keepSignIn = () => {
    const renewal = navigator.locks
      ? navigator.locks.request('token-refresh', renewSignIn)
      : Promise.resolve().then(renewSignIn);
    // Fails offline, or without storage.
    renewal.catch(() => undefined);
  };

  const addListeners = () => {
    goBackOnClick();
    offerSharing();
    closeSettings();
    addEventListener('resize', letKeysScroll);
    addEventListener('pointerover', addExactTime);
  };

  // Each step runs in a task of its own: together they would delay the first paint, or a tap, on a slow phone.
  const steps = [
    addListeners,
    offerSettings,
    offerPictures,
    showLocalDates,
    showNotice,
    letKeysScroll,
    keepSignIn,
  ];
  for (const step of steps) setTimeout(step);
}
