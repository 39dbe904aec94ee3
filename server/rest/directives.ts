/** What the documents in operations/ may say about the form of a REST answer, beyond the schema's own directives. */
export const directiveDefinitions = /* GraphQL */ `
  "Stands for the one field that it selects: authorId: author @value { id } answers a plain id."
  directive @value on FIELD

  "Puts the fields that it selects into the object around it."
  directive @inline on FIELD
`;
