// Loaded into a server under test: keeps the longest turn of its event loop in a file, in milliseconds of processor time.
// It is what others wait for, without what a busy machine adds.
const { writeFileSync } = require('node:fs');

const file = process.env.LONGEST_TURN_FILE;
const every = 5;
let longest = 0;
let before = process.cpuUsage();
let isReady = false;

setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  const turn = (user + system) / 1_000;
  if (!isReady || turn <= longest) return;
  longest = turn;
  writeFileSync(file, String(longest));
}, every).unref();

// Once it is asked for: a start is no turn.
process.on('SIGUSR2', () => {
  isReady = true;
  longest = 0;
  writeFileSync(file, '0');
});
