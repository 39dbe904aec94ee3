import { SocketTurn, SocketTurns } from '../../../server/graphql/socketTurns';

/** Starts the turns of `count` operations and records the stage of each. */
function begin(turns: SocketTurns, count: number, { socket = {}, address = 'here' } = {}) {
  return Array.from({ length: count }, () => {
    const turn = new SocketTurn(socket, address);
    const begun = turns.waitForStart(turn).catch((error: unknown) => error);
    return { turn, begun, answered: () => turns.answered(turn), end: () => turns.end(turn) };
  });
}

const stages = (begun: ReturnType<typeof begin>) => begun.map(({ turn }) => turn.stage);

it('a socket has at most four answers in progress until the network has accepted one', () => {
  const begun = begin(new SocketTurns(), 6);
  begun[0]?.answered();
  expect(stages(begun)).toEqual(['answered', 'executed', 'executed', 'executed', 'waiting', 'waiting']);
  begun[0]?.end();
  expect(stages(begun)).toEqual(['none', 'executed', 'executed', 'executed', 'executed', 'waiting']);
});

it('an address has at most eight operations in progress, so that others get a turn', () => {
  const turns = new SocketTurns();
  const here = [0, 1, 2].flatMap(() => begin(turns, 4));
  expect(stages(here).filter((stage) => stage === 'executed')).toHaveLength(8);
  expect(stages(begin(turns, 4, { address: 'there' }))).toEqual(Array(4).fill('executed'));
  // Unread answers delay only their own sockets.
  here[0]?.answered();
  expect(here[8]?.turn.stage).toBe('executed');
});

it('at most sixteen operations run at once in total', () => {
  const turns = new SocketTurns();
  const all = Array.from({ length: 20 }, (_, n) => begin(turns, 1, { address: `${n}` })).flat();
  expect(stages(all).filter((stage) => stage === 'executed')).toHaveLength(16);
  for (const { end } of all) end();
  expect(new Set(stages(all))).toEqual(new Set(['none']));
});

it('an address with 200 waiting operations gets further ones refused', async () => {
  const turns = new SocketTurns();
  const begun = begin(turns, 205);
  expect(await begun[204]?.begun).toMatchObject({ code: 'RATE_LIMITED' });
  begun[204]?.end();
  expect(begun[203]?.turn.stage).toBe('waiting');
});
