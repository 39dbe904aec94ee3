import { act } from '@testing-library/react';

/** What the page observes comes into sight when the function that this returns is called. */
export function observeSight() {
  const usual = window.IntersectionObserver;
  let come = () => {};
  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(tell: IntersectionObserverCallback) {
        come = () => act(() => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
      }
      observe() {}
      disconnect() {}
    } as never;
  });
  afterEach(() => {
    window.IntersectionObserver = usual;
  });
  return () => come();
}
