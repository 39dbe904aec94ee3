const usual = window.matchMedia;

/** The window is as narrow as a phone's, until the test ends. */
export function onPhone() {
  window.matchMedia = (query) => ({ ...usual(query), matches: query.includes('max-width') });
}
afterEach(() => {
  window.matchMedia = usual;
});
