module.exports = {
  src: './client',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './client/__generated__',
  eagerEsModules: true,
  customScalarTypes: { DateTimeISO: 'string' },
  noFutureProofEnums: false,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  persistConfig: { file: './client/__generated__/persistedDocuments.json', algorithm: 'SHA256' },
};
