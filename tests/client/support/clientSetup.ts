import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** Browser APIs that jsdom lacks. */
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

const noMatches = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// jsdom's frames come sixty times a second; nothing is painted here that would have to wait for one.
const { setTimeout, clearTimeout } = window;

Object.assign(window, {
  requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 0),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  matchMedia: window.matchMedia ?? noMatches,
  ResizeObserver: window.ResizeObserver ?? StillObserver,
  IntersectionObserver: window.IntersectionObserver ?? StillObserver,
  scrollTo: () => undefined,
});
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

/** Modules mocked in every client test; a test of one of them calls `jest.unmock`. */
jest.mock('../../../client/relay/environment', () => jest.requireActual('./mockEnvironment'));
jest.mock('../../../client/editor/LazyMarkdownEditor', () => jest.requireActual('./fakeEditor'));
jest.mock('../../../client/ui/layout/openDocument', () => ({
  ...jest.requireActual('../../../client/ui/layout/openDocument'),
  openDocument: jest.fn(),
}));
jest.mock('../../../client/ui/theme/theme', () => jest.requireActual('./plainTheme'));
