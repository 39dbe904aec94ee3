// Loaded into a server under test: writes the longest turn of its event loop to a file, in milliseconds of
// CPU time. Other requests wait for that time; CPU time excludes the effect of a busy machine.
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

// Measures only after the signal, since the start has long turns.
process.on('SIGUSR2', () => {
  isReady = true;
  longest = 0;
  writeFileSync(file, '0');
});
