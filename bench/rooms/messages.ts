/** A member of a room, who writes and listens. */
export interface Writer {
  id: string;
  token: string;
  storyId: string;
  storyUpdatedAt: string;
}

export interface Room {
  sessionId: string;
  writers: Writer[];
}

/** Messages to the members' process. */
export type ToMembers =
  | { ask: 'open'; port: number; rooms: Room[] }
  /** Saves at a rate for all of this process's rooms, and after a warm-up measures. */
  | { ask: 'save'; savesPerSecond: number; warmUpMs: number; ms: number };

/** Counts of latencies by whole milliseconds. */
export type Histogram = number[];

export interface Latencies {
  /** From sending a save to its answer. */
  saves: Histogram;
  /** From sending a save until a member has its count, with the time in which counts are joined. */
  counts: Histogram;
  /** The same for the oldest save of a message, without the second that joins counts. */
  late: Histogram;
}

export interface FromMembers {
  ready?: true;
  measured?: Latencies & {
    deliveries: number;
    /** Milliseconds of CPU time of this process. */
    cpu: number;
  };
}
