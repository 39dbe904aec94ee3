const path = require('node:path');
const { client, transformer } = require('./swcTransform.cjs');

const artifacts = path.resolve(__dirname, '../../client/__generated__');

/** Replaces each graphql tag by the compiler's artifact, as the build does. Keeps line numbers. */
function withArtifacts(source) {
  return source.replace(/\bgraphql\s*`([^`]*)`/g, (_tag, text) => {
    const name = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(text)?.[1];
    if (!name) throw new Error(`A graphql tag without a name: ${text}`);
    const artifact = JSON.stringify(path.join(artifacts, `${name}.graphql`));
    return `(require(${artifact}).default)${'\n'.repeat(text.split('\n').length - 1)}`;
  });
}

module.exports = transformer(client, withArtifacts);
