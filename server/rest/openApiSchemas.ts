import {
  type GraphQLInputType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { Input } from './inputs';
import { enumWords, snakeCase } from './names';
import type { ObjectShape, Shape } from './shape';

export type JsonSchema = { [keyword: string]: unknown };

const scalars: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  DateTimeISO: { type: 'string', format: 'date-time' },
};

function scalarSchema({ name }: GraphQLScalarType): JsonSchema {
  const schema = scalars[name];
  if (!schema) throw new Error(`OpenAPI has no word for the scalar ${name}`);
  return schema;
}

/** The schema that also allows null. */
function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { oneOf: [schema, { type: 'null' }] };
  const words = schema.enum as unknown[] | undefined;
  return { ...schema, type: [schema.type, 'null'], ...(words && { enum: [...words, null] }) };
}

/** The schema of an object with these fields; by default all are required. */
export function objectSchema<Field extends { name: string; description?: string | null }>(
  fields: readonly Field[],
  schemaOf: (field: Field) => JsonSchema,
  isRequired: (field: Field) => boolean = () => true,
) {
  const properties = fields.map((field) => {
    const { name, description } = field;
    return [name, { ...schemaOf(field), ...(description && { description }) }];
  });
  const required = fields.filter(isRequired).map(({ name }) => name);
  return { type: 'object', required, properties: Object.fromEntries(properties) as JsonSchema };
}

/** Makes the schemas of responses, and collects the named ones that they refer to. */
export class AnswerSchemas {
  readonly named: Record<string, JsonSchema> = {};

  schemaOf(shape: Shape): JsonSchema {
    const schema = this.nonNullSchema(shape);
    return shape.nullable ? orNull(schema) : schema;
  }

  private nonNullSchema(shape: Shape): JsonSchema {
    switch (shape.kind) {
      case 'scalar':
      case 'fieldName':
        return scalarSchema(shape.type);
      case 'enum':
        return { type: 'string', enum: [...enumWords(shape.type).values()] };
      case 'list':
        return { type: 'array', items: this.schemaOf(shape.of) };
      case 'value':
        return this.schemaOf(shape.of);
      case 'object': {
        if (!shape.name) return this.fieldsSchema(shape);
        this.named[shape.name] ??= this.fieldsSchema(shape);
        return { $ref: `#/components/schemas/${shape.name}` };
      }
    }
  }

  private fieldsSchema({ fields }: ObjectShape): JsonSchema {
    return objectSchema(
      fields,
      ({ shape }) => this.schemaOf(shape),
      ({ optional }) => !optional,
    );
  }
}

type NamedInput = Pick<Input, 'name' | 'type'> & { description?: string | null };

/** The schema of an object with some inputs. */
export const inputsSchema = (inputs: readonly NamedInput[]) =>
  objectSchema(
    inputs,
    ({ type }) => inputSchema(type),
    ({ type }) => isNonNullType(type),
  );

/** The schema of an input type. */
export function inputSchema(type: GraphQLInputType, nullable = true): JsonSchema {
  if (isNonNullType(type)) return inputSchema(type.ofType, false);
  if (nullable) return orNull(inputSchema(type, false));
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType) };
  if (isEnumType(type)) return { type: 'string', enum: [...enumWords(type).values()] };
  if (!isInputObjectType(type)) return scalarSchema(type);
  return inputsSchema(
    Object.values(type.getFields()).map((field) => ({ ...field, name: snakeCase(field.name) })),
  );
}
