import { act } from '@testing-library/react';

/** Returns a function that brings the observed elements into sight. */
export function observeSight() {
  const usual = window.IntersectionObserver;
  let come = () => {};
  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        come = () =>
          act(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
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
