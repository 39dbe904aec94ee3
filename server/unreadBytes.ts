const mb = 1024 * 1024;

/** Bytes that may wait at once for clients to read them: for those at one address, and in all. */
const most = { ofAddress: 64 * mb, altogether: 200 * mb };
let all = 0;
const byAddress = new Map<string, number>();

/**
 * Counts bytes until what it gives is called, once the client has read them or has gone. Undefined where too many wait
 * already: clients that do not read what they asked for would fill the memory, or keep others from their answers.
 */
export function takeUnread(address: string, bytes: number): (() => void) | undefined {
  const before = byAddress.get(address) ?? 0;
  if (before + bytes > most.ofAddress || all + bytes > most.altogether) return undefined;
  all += bytes;
  byAddress.set(address, before + bytes);
  return () => {
    all -= bytes;
    const left = (byAddress.get(address) ?? 0) - bytes;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  };
}

/** How many clients each buffer waits for, and what to call when the last one has it. */
const shared = new WeakMap<Buffer, { clients: number; release: () => void }>();

/** The same for a buffer that may be sent to many clients, and counts once for all of them. */
export function takeUnreadBuffer(address: string, buffer: Buffer): (() => void) | undefined {
  let held = shared.get(buffer);
  if (!held) {
    const release = takeUnread(address, buffer.length);
    if (!release) return undefined;
    held = { clients: 0, release };
    shared.set(buffer, held);
  }
  const counted = held;
  counted.clients += 1;
  return () => {
    counted.clients -= 1;
    if (counted.clients > 0) return;
    shared.delete(buffer);
    counted.release();
  };
}
