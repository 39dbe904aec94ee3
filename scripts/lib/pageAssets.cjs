const { readFileSync } = require('node:fs');
const path = require('node:path');
const { transformSync } = require('@swc/core');
const { browserslistToTargets, Features, transform } = require('lightningcss');

// Builds the files that the public documents send to the browser, from server/pages/browser/.

const source = (name) => path.join(__dirname, '../../server/pages/browser', name);

/** Browsers of the last years; see README. */
const targets = browserslistToTargets(['chrome 111', 'firefox 115', 'safari 16.4']);

/** The theme's tokens and the style sheet as one, minified. */
exports.printStyle = (tokens) => {
  const filename = source('style.css');
  const code = Buffer.from(`${tokens}\n${readFileSync(filename, 'utf8')}`);
  // Keeps `:dir()`. For browsers without it the rules would become long lists of languages, which miss texts of unknown language.
  const exclude = Features.DirSelector;
  return transform({ filename, code, minify: true, targets, exclude }).code.toString();
};

/** A script without imports, minified. */
exports.printScript = (name) => {
  const filename = source(`${name}.ts`);
  return transformSync(readFileSync(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    minify: true,
    jsc: {
      target: 'es2020',
      parser: { syntax: 'typescript' },
      minify: { compress: true, mangle: true },
    },
    isModule: false,
  }).code.trim();
};

const range = (from, to) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Letters of Western European languages and the punctuation of prose; other letters use the system's serif. */
exports.readingLetters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„•…′″‹›€™−`;

/** The reading face with these letters in one weight, as WOFF2. */
exports.printFont = async () => {
  // Required here, because only the build needs this package.
  const subsetFont = require('subset-font');
  const file = require.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2');
  return subsetFont(readFileSync(file), exports.readingLetters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 400 },
  });
};
