import { Counts } from '../lib/counts';

const mb = 1024 * 1024;

/**
 * Limits on bytes that clients have not read yet: per address, in total, and per address once the total is
 * exceeded. The last keeps short responses possible for every client that reads them.
 */
const limits = { perAddress: 64 * mb, total: 200 * mb, perAddressOverTotal: 2 * mb };
let unreadTotal = 0;
const unreadByAddress = new Counts<string>();

/** How many clients of an address a buffer is being sent to. */
interface Readers {
  count: number;
  /** One function for all clients of the address, as thousands may get one buffer. */
  release(): void;
}

const readersOf = new WeakMap<Buffer, Map<string, Readers>>();

/**
 * Counts a buffer as unread until the returned function is called (the client has read it or disconnected).
 * A buffer sent to many clients is in memory once: it counts once in total and once per address. Undefined if
 * a limit is reached: clients that don't read would fill the memory.
 */
export function reserveUnread(address: string, buffer: Buffer): (() => void) | undefined {
  const known = readersOf.get(buffer)?.get(address);
  if (known) {
    known.count += 1;
    return known.release;
  }
  const bytes = buffer.length;
  const byAddress = readersOf.get(buffer) ?? new Map<string, Readers>();
  const total = byAddress.size === 0 ? unreadTotal + bytes : unreadTotal;
  const limit = total > limits.total ? limits.perAddressOverTotal : limits.perAddress;
  if (unreadByAddress.of(address) + bytes > limit) return undefined;
  unreadByAddress.change(address, bytes);
  unreadTotal = total;
  const readers: Readers = {
    count: 1,
    release: () => {
      readers.count -= 1;
      if (readers.count > 0) return;
      byAddress.delete(address);
      unreadByAddress.change(address, -bytes);
      if (byAddress.size > 0) return;
      unreadTotal -= bytes;
      readersOf.delete(buffer);
    },
  };
  readersOf.set(buffer, byAddress.set(address, readers));
  return readers.release;
}
