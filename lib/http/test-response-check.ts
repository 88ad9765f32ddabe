import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { responsesOf, sharedSchemas } from "@/lib/http/openapi-responses";
import type { Declaration } from "@/lib/http/route";

type Described = { content?: Record<string, { schema?: object }> };

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// Compiled once, and not again for every response that refers to them.
ajv.addSchema({ $id: "shared", components: { schemas: sharedSchemas } });
// Compiled when a response of that kind is seen first: most test files see few of them.
const validators = new WeakMap<Declaration, Map<string, ValidateFunction | null>>();
const compiledTexts = new Map<string, ValidateFunction>();

/** Many calls declare the same errors, which are compiled once. */
function compile(schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"shared#/components/');
  const compiled = compiledTexts.get(text) ?? ajv.compile(JSON.parse(text));
  compiledTexts.set(text, compiled);
  return compiled;
}

function findValidator(declaration: Declaration, verb: string, status: number, type: string): ValidateFunction | null {
  const known = validators.get(declaration) ?? new Map<string, ValidateFunction | null>();
  validators.set(declaration, known);
  const key = `${verb} ${status} ${type}`;
  const compiled = known.get(key);
  if (compiled !== undefined) return compiled;
  const described = responsesOf(declaration, verb)[status] as Described | undefined;
  if (!described) throw new Error(`The API description does not declare status ${status}.`);
  const declared = Object.keys(described.content ?? {});
  const matches = (each: string) => each === type || each === "*/*" || each === `${type.split("/")[0]}/*`;
  if (type ? !declared.some(matches) : declared.length > 0)
    throw new Error(`Status ${status} is declared as ${declared.join(", ") || "empty"} and was ${type || "empty"}.`);
  const schema = described.content?.["application/json"]?.schema;
  const validator = schema ? compile(schema) : null;
  known.set(key, validator);
  return validator;
}

type SeenResponse = { verb: string; status: number; contentType: string | null; body: unknown };

/** Throws if the API description does not declare the response of an operation: its status, media type, schema or error code. */
export function assertDeclared(declaration: Declaration, { verb, status, contentType, body }: SeenResponse): void {
  const validator = findValidator(declaration, verb, status, contentType?.split(";")[0] ?? "");
  if (!validator || validator(body)) return;
  throw new Error(`The API description does not fit: ${ajv.errorsText(validator.errors)}\n${JSON.stringify(body)}`);
}
