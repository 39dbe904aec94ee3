const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('@swc/core');

/** What the tsconfig.json of each part says about its code; the tests of a part are compiled as the part is. */
const server = { decorators: true };
const client = { decorators: false };

const optionsOf = ({ decorators }, file) => ({
  filename: file,
  configFile: false,
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: /\.tsx?$/.test(file)
      ? { syntax: 'typescript', tsx: file.endsWith('x'), decorators }
      : { syntax: 'ecmascript' },
    transform: {
      legacyDecorator: decorators,
      decoratorMetadata: decorators,
      useDefineForClassFields: !decorators,
      react: { runtime: 'automatic' },
      // Puts jest.mock before the imports.
      hidden: { jest: true },
    },
  },
});

const ownSource = readFileSync(__filename);

/** Compiles without looking at types, which the checks do; `prepare` may change the text before. */
const transformer = (part, prepare = (source) => source) => ({
  process: (source, file) => transformSync(prepare(source), optionsOf(part, file)),
  getCacheKey: (source, file) =>
    createHash('sha1')
      .update(`${version}\0${ownSource}\0${JSON.stringify(part)}\0${file}\0${prepare(source)}`)
      .digest('hex'),
});

module.exports = { ...transformer(server), client, transformer };
