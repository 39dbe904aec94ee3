import type { CodegenConfig } from '@graphql-codegen/cli';

/** Directives of the fragments, which define the form of REST responses. */
const directives = /* GraphQL */ `
  "Stands for the one field that it selects: authorId: author @value { id } answers a plain id."
  directive @value on FIELD

  "Puts the fields that it selects into the object around it."
  directive @inline on FIELD

  "Marks a text that names an input's field, which has another name in REST."
  directive @fieldName on FIELD
`;

const config: CodegenConfig = {
  schema: ['./schema.graphql', directives],
  generates: {
    './server/rest/__generated__/fragments.ts': {
      documents: './server/rest/routes/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
    },
    './server/pages/__generated__/operations.ts': {
      documents: './server/pages/operations/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
    },
  },
  config: {
    // The generated names are the fragments' own, so that one word finds a fragment everywhere.
    namingConvention: 'keep',
    scalars: { ID: 'string', DateTimeISO: 'string' },
    enumsAsTypes: true,
    useTypeImports: true,
    optimizeDocumentNode: true,
  },
};

export default config;
