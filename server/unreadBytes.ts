import { Counts } from './counts';

const mb = 1024 * 1024;

/**
 * Limits on bytes that clients have not read yet: per address, in total, and per address once the total is
 * reached. The last keeps short responses possible for everyone who reads them.
 */
const most = { ofAddress: 64 * mb, altogether: 200 * mb, ofAddressThen: 2 * mb };
let all = 0;
const ofAddresses = new Counts<string>();

/** The number of clients at each address that a buffer is being sent to. */
const clientsOf = new WeakMap<Buffer, Counts<string>>();

/**
 * Counts a buffer as unread until the returned function is called (the client has read it or disconnected).
 * A buffer sent to many clients is in memory once: it counts once in total and once per address. Undefined if
 * a limit is reached: clients that don't read would fill the memory.
 */
export function takeUnread(address: string, buffer: Buffer): (() => void) | undefined {
  const bytes = buffer.length;
  const clients = clientsOf.get(buffer) ?? new Counts<string>();
  const total = clients.isEmpty ? all + bytes : all;
  if (clients.of(address) === 0) {
    const limit = total > most.altogether ? most.ofAddressThen : most.ofAddress;
    if (ofAddresses.of(address) + bytes > limit) return undefined;
    ofAddresses.change(address, bytes);
  }
  all = total;
  clientsOf.set(buffer, clients);
  clients.change(address, 1);
  return () => {
    clients.change(address, -1);
    if (clients.of(address) === 0) ofAddresses.change(address, -bytes);
    if (!clients.isEmpty) return;
    all -= bytes;
    clientsOf.delete(buffer);
  };
}
