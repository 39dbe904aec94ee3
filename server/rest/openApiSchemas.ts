import {
  type GraphQLInputType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
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

function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { oneOf: [schema, { type: 'null' }] };
  const words = schema.enum as unknown[] | undefined;
  return { ...schema, type: [schema.type, 'null'], ...(words && { enum: [...words, null] }) };
}

/** Collects the named schemas that responses refer to. */
export class AnswerSchemas {
  readonly named: Record<string, JsonSchema> = {};

  schemaOf(shape: Shape): JsonSchema {
    const schema = this.definite(shape);
    return shape.nullable ? orNull(schema) : schema;
  }

  private definite(shape: Shape): JsonSchema {
    switch (shape.kind) {
      case 'scalar':
        return scalarSchema(shape.type);
      case 'enum':
        return { type: 'string', enum: [...enumWords(shape.type).values()] };
      case 'list':
      case 'connection':
        return { type: 'array', items: this.schemaOf(shape.of) };
      case 'value':
        return this.schemaOf(shape.of);
      case 'object': {
        if (!shape.name) return this.objectSchema(shape);
        this.named[shape.name] ??= this.objectSchema(shape);
        return { $ref: `#/components/schemas/${shape.name}` };
      }
    }
  }

  private objectSchema({ fields }: ObjectShape): JsonSchema {
    const properties = fields.map(({ name, shape, description }) => [
      name,
      { ...this.schemaOf(shape), ...(description && { description }) },
    ]);
    return {
      type: 'object',
      required: fields.filter(({ optional }) => !optional).map(({ name }) => name),
      properties: Object.fromEntries(properties),
    };
  }
}

/** The schema of an input type. */
export function inputSchema(type: GraphQLInputType): JsonSchema {
  if (isNonNullType(type)) return definiteInput(type.ofType);
  return orNull(definiteInput(type));
}

function definiteInput(type: GraphQLInputType): JsonSchema {
  if (isNonNullType(type)) return definiteInput(type.ofType);
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType) };
  if (isEnumType(type)) return { type: 'string', enum: [...enumWords(type).values()] };
  if (!isInputObjectType(type)) return scalarSchema(type);
  const fields = Object.values(type.getFields());
  return {
    type: 'object',
    required: fields.filter((field) => isNonNullType(field.type)).map(({ name }) => snakeCase(name)),
    properties: Object.fromEntries(
      fields.map((field) => [
        snakeCase(field.name),
        { ...inputSchema(field.type), ...(field.description && { description: field.description }) },
      ]),
    ),
  };
}
