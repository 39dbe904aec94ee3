const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { threadId } = require('node:worker_threads');

const cacheFolder = path.resolve(__dirname, '../../node_modules/.cache/writers/compiled');

function writeToCache(file, text) {
  // Renamed when it is complete, because another thread may be writing the same file.
  const temporaryFile = `${file}.${process.pid}-${threadId}`;
  try {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(temporaryFile, text);
    renameSync(temporaryFile, file);
  } catch {
    // This account may not write to the folder. Then the next process compiles the file again.
  }
}

/**
 * Returns a function that compiles a source file, and caches the result on disk for the next process or thread.
 * `version` identifies everything besides the file that affects the result.
 */
module.exports = function createCachedCompiler(version, compile) {
  return (fileName) => {
    const source = readFileSync(fileName, 'utf8');
    const key = createHash('sha1').update(`${version}\0${fileName}\0${source}`).digest('hex');
    const file = path.join(cacheFolder, `${key}.js`);
    try {
      return readFileSync(file, 'utf8');
    } catch {
      const compiled = compile(source, fileName);
      writeToCache(file, compiled);
      return compiled;
    }
  };
};
