/** Directives for documents in operations/, which define the form of REST responses. */
export const directiveDefinitions = /* GraphQL */ `
  "Stands for the one field that it selects: authorId: author @value { id } answers a plain id."
  directive @value on FIELD

  "Puts the fields that it selects into the object around it."
  directive @inline on FIELD
`;
