import type { Sink } from './socket';

/** Events wait at most this long for a response, in milliseconds: one that takes longer may never come. */
export const answerPatienceMs = 5_000;

interface Waiting {
  /** The responses that were pending when the event came. */
  awaited: Set<object>;
  deliver: () => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Keeps events and responses in order. A response that is pending when an event comes may have been read before that change, and
 * would overwrite it for good: the event is therefore delivered after it. Calls `overtake` when one had to be delivered before it.
 */
export function createEventOrder(overtake: () => void) {
  const underWay = new Set<object>();
  const waiting: Waiting[] = [];

  function deliverNext() {
    for (let first = waiting[0]; first && first.awaited.size === 0; first = waiting[0]) {
      waiting.shift();
      clearTimeout(first.timer);
      first.deliver();
    }
  }

  /** Delivers an event after earlier ones. */
  function deliverInOrder(deliver: () => void) {
    const awaited = new Set(underWay);
    const timer = setTimeout(() => {
      overtake();
      awaited.clear();
      deliverNext();
    }, answerPatienceMs);
    waiting.push({ awaited, deliver, timer });
    deliverNext();
  }

  return {
    /** Returns a function to call when the response was delivered, or is not awaited any more. */
    answerUnderWay(): () => void {
      const answer = {};
      underWay.add(answer);
      return () => {
        underWay.delete(answer);
        for (const { awaited } of waiting) awaited.delete(answer);
        deliverNext();
      };
    },
    /** Wraps a subscriber: it gets its events in order, until it has left. */
    inOrder(sink: Sink, hasLeft: () => boolean): Sink {
      const deliverUnlessLeft = (deliver: () => void) =>
        deliverInOrder(() => {
          if (!hasLeft()) deliver();
        });
      return {
        next: (event) => deliverUnlessLeft(() => sink.next(event)),
        error: (error) => deliverUnlessLeft(() => sink.error(error)),
        complete: () => deliverUnlessLeft(() => sink.complete()),
      };
    },
  };
}
