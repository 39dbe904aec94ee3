const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const ownSource = readFileSync(__filename);

const requires = /^(?:var|const|let) (\S+) = require\((.+)\);$/gm;
const assigned = /^exports\.(\w+) = ([\w$]+)(.*);$/gm;
const defined =
  /^Object\.defineProperty\(exports, "(\w+)", \{\s+enumerable: true,\s+get: ?function ?\(\) \{\s+return ([\w$]+)(.*);\s+\}\s+\}\);$/gm;

/** Keeps what it reads, because each use of an import reads it again. */
const lazy = `
function lazy(name, read) {
  const define = (as) => Object.defineProperty(exports, name, { configurable: true, enumerable: true, ...as });
  define({ get() { const value = read(); define({ value, writable: true }); return value; } });
}`;

function withLazyExports(source) {
  const paths = new Map();
  const keepPath = (_line, variable, path) => {
    paths.set(variable, path);
    return '';
  };
  const readLater = (statement, name, variable, property) =>
    paths.has(variable) ? `lazy('${name}', () => require(${paths.get(variable)})${property});` : statement;
  const rest = source.replace(requires, keepPath);
  return rest.replace(assigned, readLater).replace(defined, readLater) + lazy;
}

/**
 * Compiles the index of a package that only gathers what its files export: each is read when it is first used. Chakra's index
 * loads two thousand modules, of which a screen needs a tenth.
 */
module.exports = {
  process: (source) => ({ code: withLazyExports(source) }),
  getCacheKey: (source) => createHash('sha1').update(ownSource).update(source).digest('hex'),
};
