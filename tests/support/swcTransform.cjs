const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('@swc/core');

/** The compiler options of each part's tsconfig.json; the tests of a part are compiled with its options. */
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
      // Hoists jest.mock above the imports.
      hidden: { jest: true },
    },
  },
});

const ownSource = readFileSync(__filename);

/** Compiles without type checks, which the checks do; `prepare` may change the source first. */
const transformer = (part, prepare = (source) => source) => ({
  process: (source, file) => transformSync(prepare(source), optionsOf(part, file)),
  getCacheKey: (source, file) =>
    createHash('sha1')
      .update(`${version}\0${ownSource}\0${JSON.stringify(part)}\0${file}\0${prepare(source)}`)
      .digest('hex'),
});

module.exports = { ...transformer(server), client, transformer };
