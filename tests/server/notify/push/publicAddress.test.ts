import { isPublicIp, isPushEndpoint } from '../../../../server/features/notify/push/publicAddress';

describe('endpoints of push messages', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dQw4:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
  ])('are addresses of push services: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://localhost./',
    'https://printer.local/',
    'https://metadata.google.internal/computeMetadata',
    'https://intranet/',
    'https://user:secret@push.services.mozilla.com/',
    'https://push.services.mozilla.com:6379/',
    'https://push.services.mozilla.com/#part',
    'https://push.services.mozilla.com/\nX: y',
    'javascript:alert(1)',
    '',
  ])('are no others: %j', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });

  it('have at most 2,000 characters', () => {
    const start = 'https://push.services.mozilla.com/';
    expect(isPushEndpoint(start.padEnd(2_000, 'a'))).toBe(true);
    expect(isPushEndpoint(start.padEnd(2_001, 'a'))).toBe(false);
  });
});

describe('the addresses that a name leads to', () => {
  it.each(['142.250.74.10', '2a00:1450:4001:82a::200a', '::ffff:142.250.74.10'])(
    'may be public: %s',
    (ip) => {
      expect(isPublicIp(ip)).toBe(true);
    },
  );

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1'],
    ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
    ...['::127.0.0.1', '64:ff9b::7f00:1', 'fc00::1', 'fe80::1', 'ff02::1', '2002:7f00:1::', 'localhost', ''],
    ...['fec0::1', '3fff::1', '5f00::1'],
  ])('may not be anything else: %j', (ip) => {
    expect(isPublicIp(ip)).toBe(false);
  });
});
