const mb = 1024 * 1024;

/** Limits on bytes that clients have not read yet: per address and in total. */
const most = { ofAddress: 64 * mb, altogether: 200 * mb };
let all = 0;
const byAddress = new Map<string, number>();

/**
 * Counts unread bytes until the returned function is called (the client has read them or disconnected).
 * Undefined if a limit is reached: clients that don't read would fill the memory.
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

/** The number of clients that a buffer is being sent to, and the function to call after the last one. */
const shared = new WeakMap<Buffer, { clients: number; release: () => void }>();

/** The same for a buffer sent to many clients, counted once. */
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
