/** Payloads that a schema accepts, generated from the schema, so that new messages are tested automatically. */
import fc from 'fast-check';
import { z } from 'zod';

/** A part of a JSON Schema, as zod writes it. */
type Shape = z.core.JSONSchema.JSONSchema;

/** Any payload of a schema's shape. It may break further rules of the schema, such as those between fields. */
export const payloadsOf = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  ofShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

function ofShape(shape: Shape | boolean): fc.Arbitrary<unknown> {
  if (typeof shape === 'boolean') return fc.jsonValue();
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(ofShape));
  switch (shape.type) {
    case 'object':
      return ofObject(shape);
    case 'array':
      return fc.array(ofShape(itemOf(shape)), { maxLength: Math.min(shape.maxItems ?? 3, 3) });
    case 'string':
      return fc.string({
        minLength: shape.minLength ?? 0,
        maxLength: Math.min(shape.maxLength ?? 20, 200),
      });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: shape.minimum ?? -1000, max: shape.maximum ?? 1000 });
    default:
      return fc.jsonValue();
  }
}

const itemOf = ({ items }: Shape): Shape | boolean =>
  Array.isArray(items) || items === undefined ? true : items;

function ofObject({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, shape]) => [name, ofShape(shape)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}
