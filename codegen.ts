import type { CodegenConfig } from '@graphql-codegen/cli';
import { directiveDefinitions } from './server/rest/directives';

const config: CodegenConfig = {
  schema: ['./schema.graphql', directiveDefinitions],
  generates: {
    './server/rest/__generated__/operations.ts': {
      documents: './server/rest/operations/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
    },
  },
  config: {
    // The generated names are the operations' own, so that one word finds an operation everywhere.
    namingConvention: 'keep',
    scalars: { ID: 'string', DateTimeISO: 'string' },
    enumsAsTypes: true,
    useTypeImports: true,
    optimizeDocumentNode: true,
  },
};

export default config;
