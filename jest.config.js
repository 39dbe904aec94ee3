/**
 * Compiles without types, which the checks do, into Jest's cache. Packages that are ES modules only are compiled too, because
 * Jest can't require them as they are.
 */
const tsJest = (tsconfig, settings) => ['ts-jest', { tsconfig, diagnostics: false, ...settings }];

const node = {
  testEnvironment: '<rootDir>/tests/support/sharedEnvironment.cjs',
  runtime: '<rootDir>/tests/support/sharedRuntime.cjs',
  transform: {
    '^.+\\.(tsx?|m?js)$': tsJest('<rootDir>/tests/tsconfig.json'),
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(get-east-asian-width|jose|lru-cache|markdown-it-cjk-friendly|oauth4webapi|openid-client|temporal-polyfill|temporal-utils)/)',
    '<rootDir>/dist/',
  ],
};

const withDatabase = {
  globalSetup: '<rootDir>/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/globalTeardown.ts',
};

/** The indexes of Chakra's packages. */
const chakra = '@(ark|chakra)-ui/react/dist/(cjs/)?index\\.cjs$';

/** Files that take long run in `npm run test:all` only. */
const left = process.env.TESTS === 'all' ? [] : ['\\.all\\.test\\.tsx?$'];

const project = (name, settings) => ({
  displayName: name,
  rootDir: __dirname,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: ['/node_modules/', ...left],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  ...settings,
});

/** @type {import('jest').Config} */
module.exports = {
  // One more than the two cores: with two workers, which wait for browsers and the database, a core was idle for a tenth of
  // the time.
  maxWorkers: 3,
  // Of a slow machine: on two quiet cores the longest test of most files takes seconds.
  testTimeout: 90_000,
  // A worker that has closed everything frees up to a gigabyte before it ends, which Jest takes for a leak after half a second.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/tests/support/longestFirst.cjs',
  projects: [
    project('contract', node),
    project('platform', node),
    project('server', { ...node, ...withDatabase }),
    project('rest', { ...node, ...withDatabase }),
    project('client', {
      testEnvironment: '<rootDir>/tests/client/support/clientEnvironment.cjs',
      runtime: '<rootDir>/tests/client/support/clientRuntime.cjs',
      transform: {
        [`/node_modules/${chakra}`]: '<rootDir>/tests/client/support/lazyIndex.cjs',
        '^.+\\.(tsx?|m?js)$': tsJest('<rootDir>/tests/client/tsconfig.json', {
          astTransformers: { before: ['<rootDir>/tests/client/support/asVite.cjs'] },
        }),
      },
      transformIgnorePatterns: [
        `/node_modules/(?!(fuzzysort|get-east-asian-width|lru-cache|markdown-it-cjk-friendly)/|${chakra})`,
        '<rootDir>/dist/',
      ],
      moduleNameMapper: { '\\.(css|svg|woff2?)$': '<rootDir>/tests/support/emptyAsset.cjs' },
      setupFiles: ['<rootDir>/tests/client/support/clientSetup.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/client/support/clientMatchers.ts'],
    }),
    project('fuzz', { ...node, ...withDatabase }),
    project('browser', { ...node, ...withDatabase }),
  ],
};
