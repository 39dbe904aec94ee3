import { Counts } from '../lib/counts';

const mb = 1024 * 1024;

/**
 * Limits on bytes that clients have not read yet: per address, in total, and per address once the total is
 * reached. The last keeps short responses possible for everyone who reads them.
 */
const limits = { ofAddress: 64 * mb, altogether: 200 * mb, ofAddressThen: 2 * mb };
let all = 0;
const ofAddresses = new Counts<string>();

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
export function takeUnread(address: string, buffer: Buffer): (() => void) | undefined {
  const known = readersOf.get(buffer)?.get(address);
  if (known) {
    known.count += 1;
    return known.release;
  }
  const bytes = buffer.length;
  const byAddress = readersOf.get(buffer) ?? new Map<string, Readers>();
  const total = byAddress.size === 0 ? all + bytes : all;
  const limit = total > limits.altogether ? limits.ofAddressThen : limits.ofAddress;
  if (ofAddresses.of(address) + bytes > limit) return undefined;
  ofAddresses.change(address, bytes);
  all = total;
  const readers: Readers = {
    count: 1,
    release: () => {
      readers.count -= 1;
      if (readers.count > 0) return;
      byAddress.delete(address);
      ofAddresses.change(address, -bytes);
      if (byAddress.size > 0) return;
      all -= bytes;
      readersOf.delete(buffer);
    },
  };
  readersOf.set(buffer, byAddress.set(address, readers));
  return readers.release;
}
