import { reserveUnread } from '../../../server/http/unreadBytes';

const kb = 1024;
const mb = 1024 * kb;

const releases: (() => void)[] = [];
/** Whether the bytes are accepted; accepted ones are released after the test. */
function takes(address: string, buffer: Buffer): boolean {
  const release = reserveUnread(address, buffer);
  if (release) releases.push(release);
  return release !== undefined;
}
afterEach(() => {
  for (const release of releases.splice(0)) release();
});

it('clients that do not read do not prevent short responses to others', () => {
  const deaf = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
  for (const address of deaf) expect(takes(address, Buffer.alloc(50 * mb))).toBe(true);
  const short = () => Buffer.alloc(64 * kb);
  for (let n = 0; n < 20; n += 1) expect(takes('192.0.2.5', short())).toBe(true);
  expect(takes('192.0.2.5', Buffer.alloc(3 * mb))).toBe(false);
  for (const address of deaf) expect(takes(address, short())).toBe(false);
});

describe('a buffer that is sent to many', () => {
  const room = 64 * mb;
  const long = 40 * mb;
  const isCounted = (address: string): boolean => {
    const release = reserveUnread(address, Buffer.alloc(room - long + 1));
    release?.();
    return release === undefined;
  };

  it('counts for each address until its last client has read it', () => {
    const buffer = Buffer.alloc(long);
    const [first, second, elsewhere] = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map((address) =>
      reserveUnread(address, buffer),
    );
    first?.();
    expect(['192.0.2.1', '192.0.2.2'].map(isCounted)).toEqual([true, true]);
    second?.();
    expect(['192.0.2.1', '192.0.2.2'].map(isCounted)).toEqual([false, true]);
    elsewhere?.();
    expect(['192.0.2.1', '192.0.2.2'].map(isCounted)).toEqual([false, false]);
  });

  it('counts once per address, and once in the total', () => {
    const buffer = Buffer.alloc(long);
    for (let n = 0; n < 10; n += 1)
      for (const address of ['192.0.2.1', '192.0.2.2']) expect(takes(address, buffer)).toBe(true);
    expect(takes('192.0.2.1', Buffer.alloc(room - long))).toBe(true);
    expect(takes('192.0.2.3', Buffer.alloc(room))).toBe(true);
    // 200 MB less 40, 24 and 64.
    expect(takes('192.0.2.4', Buffer.alloc(64 * mb))).toBe(true);
    expect(takes('192.0.2.5', Buffer.alloc(8 * mb))).toBe(true);
    expect(takes('192.0.2.5', Buffer.alloc(3 * mb))).toBe(false);
  });

  it('is refused for an address with too many unread bytes, and does not count there', () => {
    const buffer = Buffer.alloc(long);
    expect(takes('192.0.2.1', Buffer.alloc(30 * mb))).toBe(true);
    expect(takes('192.0.2.2', buffer)).toBe(true);
    expect(takes('192.0.2.1', buffer)).toBe(false);
    expect(takes('192.0.2.1', Buffer.alloc(34 * mb))).toBe(true);
  });
});
