import type { Sink } from './socket';

/** Events and mutations wait at most this long for a response: one that takes longer may never come. */
export const responseTimeoutMs = 5_000;

interface WaitingEvent {
  /** The responses that were pending when the event came. */
  awaited: Set<object>;
  deliver: () => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Keeps events and responses in order. A response that is pending when an event comes may have been read before that change, and
 * would overwrite it for good: the event is therefore delivered after the response. Calls `onOvertaken` when an event has waited too
 * long and is delivered first.
 */
export function createEventOrder(onOvertaken: () => void) {
  const pendingResponses = new Set<object>();
  const waitingEvents: WaitingEvent[] = [];

  function deliverReadyEvents() {
    for (let first = waitingEvents[0]; first && first.awaited.size === 0; first = waitingEvents[0]) {
      waitingEvents.shift();
      clearTimeout(first.timer);
      first.deliver();
    }
  }

  /** Delivers an event after earlier ones, and after the responses that are pending now. */
  function deliverInOrder(deliver: () => void) {
    const awaited = new Set(pendingResponses);
    const timer = setTimeout(() => {
      onOvertaken();
      awaited.clear();
      deliverReadyEvents();
    }, responseTimeoutMs);
    waitingEvents.push({ awaited, deliver, timer });
    deliverReadyEvents();
  }

  return {
    /** Marks a response as pending. The returned function ends that, once it was delivered or isn't awaited any more. */
    trackResponse(): () => void {
      const response = {};
      pendingResponses.add(response);
      return () => {
        pendingResponses.delete(response);
        for (const { awaited } of waitingEvents) awaited.delete(response);
        deliverReadyEvents();
      };
    },
    /** Wraps a subscriber, so that it gets its events in order, and none after it has unsubscribed. */
    orderEvents(sink: Sink, hasUnsubscribed: () => boolean): Sink {
      const deliverIfSubscribed = (deliver: () => void) =>
        deliverInOrder(() => {
          if (!hasUnsubscribed()) deliver();
        });
      return {
        next: (event) => deliverIfSubscribed(() => sink.next(event)),
        error: (error) => deliverIfSubscribed(() => sink.error(error)),
        complete: () => deliverIfSubscribed(() => sink.complete()),
      };
    },
  };
}
