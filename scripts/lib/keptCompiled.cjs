const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { threadId } = require('node:worker_threads');

const folder = path.resolve(__dirname, '../../node_modules/.cache/writers/compiled');

function keep(file, text) {
  // Another thread may be writing the same file.
  const unfinished = `${file}.${process.pid}-${threadId}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch {
    // This account may not write there; then the next one compiles it again.
  }
}

/**
 * Returns a function that compiles a source file, and keeps the result on disk for the next process or thread.
 * `version` names all that affects the result, besides the file.
 */
module.exports = function keptCompiled(version, compile) {
  return (fileName) => {
    const source = readFileSync(fileName, 'utf8');
    const key = createHash('sha1').update(`${version}\0${fileName}\0${source}`).digest('hex');
    const file = path.join(folder, `${key}.js`);
    try {
      return readFileSync(file, 'utf8');
    } catch {
      const compiled = compile(source, fileName);
      keep(file, compiled);
      return compiled;
    }
  };
};
