import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  visit,
} from 'graphql';

/**
 * Limits on a document before validation, because validation can take quadratic time. Weighed: @escape.tech/graphql-armor, whose
 * limits besides tokens are rules of validation itself, one package each; the tokens are graphql-js's own limit.
 */
export const maxTokens = 2_000;
const maxFields = 400;
/** Validation compares the fields of each fragment with those of every other. */
const maxFragments = 50;
/** Validation compares an unknown name with all others, and prints it. */
const maxNameLength = 200;

/** An error with HTTP status 400. */
export const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

/**
 * A subscription whose only field may be left out has no event to wait for. Validation throws on the variables of such
 * directives. Source: GraphQL specification of September 2025, section 5.2.4.1.
 */
function refuseConditionalEvent(definition: OperationDefinitionNode | FragmentDefinitionNode) {
  const isRoot =
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.operation === OperationTypeNode.SUBSCRIPTION
      : definition.typeCondition.name.value === 'Subscription';
  const isConditional = ({ selections }: SelectionSetNode): boolean =>
    selections.some(
      (selection) =>
        selection.directives?.some(({ name: { value } }) => value === 'skip' || value === 'include') ||
        (selection.kind === Kind.INLINE_FRAGMENT && isConditional(selection.selectionSet)),
    );
  if (isRoot && isConditional(definition.selectionSet))
    throw new GraphQLError('The field of a subscription can have neither @skip nor @include', {
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
}

function refuseLongName({ value }: { value: string }) {
  if (value.length > maxNameLength)
    throw refusal(`A name or number in a document can have at most ${maxNameLength} characters`);
}

/**
 * Refuses a document that is too large to validate, or that validation can't judge; throws graphql-js's own error on syntax errors.
 */
export function checkDocument(text: string): void {
  let fields = 0;
  let fragments = 0;
  visit(parse(text, { maxTokens, noLocation: true }), {
    [Kind.FIELD]: () => {
      fields += 1;
    },
    [Kind.OPERATION_DEFINITION]: refuseConditionalEvent,
    [Kind.FRAGMENT_DEFINITION]: (fragment) => {
      fragments += 1;
      refuseConditionalEvent(fragment);
    },
    [Kind.NAME]: refuseLongName,
    [Kind.ENUM]: refuseLongName,
    [Kind.INT]: refuseLongName,
    [Kind.FLOAT]: refuseLongName,
  });
  if (fields > maxFields)
    throw refusal(`This document has ${fields} fields; at most ${maxFields} are allowed`);
  if (fragments > maxFragments)
    throw refusal(`This document has ${fragments} fragments; at most ${maxFragments} are allowed`);
}
