const path = require('node:path');
const { default: tsJest } = require('ts-jest');

const root = path.resolve(__dirname, '../..');
const artifacts = path.join(root, 'client/__generated__');
const transformer = tsJest.createTransformer({ tsconfig: path.join(root, 'client/tsconfig.json') });

/** Puts the compiler's artifact in the place of each graphql tag, as the build does, keeping the line numbers. */
function withArtifacts(source) {
  return source.replace(/\bgraphql\s*`([^`]*)`/g, (_tag, text) => {
    const name = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(text)?.[1];
    if (!name) throw new Error(`A graphql tag without a name: ${text}`);
    const artifact = JSON.stringify(path.join(artifacts, `${name}.graphql`));
    return `(require(${artifact}).default)${'\n'.repeat(text.split('\n').length - 1)}`;
  });
}

module.exports = {
  process: (source, file, options) => transformer.process(withArtifacts(source), file, options),
  getCacheKey: (source, file, options) => transformer.getCacheKey(withArtifacts(source), file, options),
};
