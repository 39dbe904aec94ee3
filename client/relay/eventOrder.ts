import type { Sink } from './socket';

/** Nothing waits longer for an answer, in milliseconds: one that takes longer may never come. */
export const answerPatienceMs = 5_000;

interface Waiting {
  /** The answers that were under way when it came. */
  behind: Set<object>;
  deliver: () => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Keeps events and answers in order. An answer that is under way when an event comes was perhaps read before what the event tells, and
 * would overwrite it for good: the event is therefore delivered after it. Calls `overtake` when one is delivered before it all the same.
 */
export function createEventOrder(overtake: () => void) {
  const underWay = new Set<object>();
  const waiting: Waiting[] = [];

  function deliverNext() {
    for (let first = waiting[0]; first && first.behind.size === 0; first = waiting[0]) {
      waiting.shift();
      clearTimeout(first.timer);
      first.deliver();
    }
  }

  /** Delivers it behind what came before. */
  function deliverInOrder(deliver: () => void) {
    const behind = new Set(underWay);
    const timer = setTimeout(() => {
      overtake();
      behind.clear();
      deliverNext();
    }, answerPatienceMs);
    waiting.push({ behind, deliver, timer });
    deliverNext();
  }

  return {
    /** An answer is under way until the returned function is called, once it was delivered or is not awaited any more. */
    answerUnderWay(): () => void {
      const answer = {};
      underWay.add(answer);
      return () => {
        underWay.delete(answer);
        for (const { behind } of waiting) behind.delete(answer);
        deliverNext();
      };
    },
    /** Tells a subscriber its events in order, until it has left. */
    inOrder(sink: Sink, hasLeft: () => boolean): Sink {
      const tell = (deliver: () => void) =>
        deliverInOrder(() => {
          if (!hasLeft()) deliver();
        });
      return {
        next: (event) => tell(() => sink.next(event)),
        error: (error) => tell(() => sink.error(error)),
        complete: () => tell(() => sink.complete()),
      };
    },
  };
}
