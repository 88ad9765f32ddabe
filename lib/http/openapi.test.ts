import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, expect, test } from "vitest";
import { requestBodyOf } from "@/lib/http/openapi-requests";
import { responsesOf } from "@/lib/http/openapi-responses";
import { schemaOf } from "@/lib/http/openapi-schemas";
import { renderOpenApiDocument } from "@/tooling/dev-stack/openapi-document";
import { examples } from "@/tooling/dev-stack/openapi-examples";
import { listApiRoutes, loadHandlers } from "@/tooling/dev-stack/routes";

type Schema = { $ref?: string; properties?: Record<string, Schema>; required?: string[]; format?: string };
type Media = { schema?: Schema; example?: unknown };
type Content = { content?: Record<string, Media> };
type Operation = {
  summary: string;
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Content> };
};

let document: Document;
let operations: (Operation & { name: string })[];
const find = (name: string) => {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(`There is no operation ${name}.`);
  return found;
};

// Loads every handler, which is slow on a busy machine.
beforeAll(async () => {
  document = JSON.parse(await renderOpenApiDocument()) as Document;
  operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ ...operation, name: `${verb.toUpperCase()} ${path}` })),
  );
}, 120_000);

/** Checks values against schemas of the document. */
function makeValidator() {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "api");
  return ajv;
}

const pointer = (...path: string[]) =>
  `api#/${path.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;

test("every operation has a summary, an id of its own and a tag", () => {
  expect(operations.length).toBeGreaterThan(150);
  expect(operations.filter(({ summary }) => !/^\S.{10,}/.test(summary)).map(({ name }) => name)).toEqual([]);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(operations.filter(({ tags }) => tags.length !== 1).map(({ name }) => name)).toEqual([]);
});

test("every schema is valid, and a shared one is referred to", () => {
  const ajv = makeValidator();
  for (const name of Object.keys(document.components.schemas))
    expect(() => ajv.compile({ $ref: pointer("components", "schemas", name) }), name).not.toThrow();
  const { schemas } = document.components;
  for (const name of ["Auction", "Cart", "Comment", "Error", "Order", "Product", "User"])
    expect(schemas).toHaveProperty(name);
  const reply = find("GET /api/products/{slug}").responses[200]?.content?.["application/json"]?.schema;
  expect(reply?.properties?.product).toEqual({ $ref: "#/components/schemas/Product" });
  // What is sent may leave out the fields with a default; what is returned has them.
  expect(schemas.ShippingAddressInput?.required).toEqual(["line1", "city"]);
  expect(schemas.ShippingAddress?.required).toHaveLength(6);
});

test("the document says the same as the declarations without shared schemas and responses", async () => {
  const sameAs = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sameAs);
    if (!value || typeof value !== "object") return value;
    const { $ref, example: _, ...rest } = value as { $ref?: string; example?: unknown };
    const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, sameAs(inner)]));
    if (!$ref || $ref.endsWith("/Error")) return $ref ? { $ref, ...own } : own;
    const [kind = "", name = ""] = $ref.split("/").slice(-2);
    const { schemas, responses } = document.components;
    return { ...(sameAs((kind === "schemas" ? schemas : responses)[name]) as object), ...own };
  };
  for (const path of listApiRoutes().filter((one) => !one.includes("[..."))) {
    for (const [verb, { declaration }] of Object.entries(await loadHandlers(path))) {
      if (!declaration) continue;
      const { requestBody, responses } = find(`${verb} ${path.replace(/\[(\w+)\]/g, "{$1}")}`);
      const written = JSON.parse(JSON.stringify(responsesOf(declaration, verb)));
      expect(sameAs(responses), `${verb} ${path}`).toEqual(written);
      const body = JSON.stringify(requestBodyOf(declaration, schemaOf));
      expect(sameAs(requestBody), `${verb} ${path}`).toEqual(body && JSON.parse(body));
    }
  }
});

test("every example is valid", () => {
  const ajv = makeValidator();
  const checked: string[] = [];
  for (const { name, requestBody, responses } of operations) {
    const [verb = "", path = ""] = name.split(" ");
    const at = ["paths", path, verb.toLowerCase()];
    const media: [string[], Content | undefined][] = [
      [[...at, "requestBody"], requestBody],
      ...Object.entries(responses).map(([status, content]): [string[], Content] => [
        [...at, "responses", status],
        content,
      ]),
    ];
    for (const [place, described] of media) {
      const example = described?.content?.["application/json"]?.example;
      if (example === undefined) continue;
      const validate = ajv.compile({ $ref: pointer(...place, "content", "application/json", "schema") });
      expect(validate(example), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      checked.push(name);
    }
  }
  const named = Object.keys(examples).map((name) => name.replace(/\[(\w+)\]/g, "{$1}"));
  expect([...new Set(checked)].sort()).toEqual(named.sort());
});

test("an operation whose body the handler reads itself says what it accepts", async () => {
  const silent: string[] = [];
  for (const path of listApiRoutes().filter((one) => !one.includes("[..."))) {
    for (const { declaration } of Object.values(await loadHandlers(path)))
      if (declaration?.input && declaration.input !== "json" && !declaration.accepts) silent.push(path);
  }
  expect(silent).toEqual([]);
  const upload = find("POST /api/exhibitions/{slug}/upload").requestBody?.content?.["multipart/form-data"]?.schema;
  expect(Object.keys(upload?.properties ?? {}).sort()).toEqual([
    "description",
    "file",
    "requiredPerk",
    "title",
    "type",
  ]);
  expect(upload?.properties?.file?.format).toBe("binary");
});

test("a form without JavaScript has the fields of the JSON body, those of an object under their full names", () => {
  const { content } = find("POST /api/orders/{number}/address").requestBody ?? {};
  expect(Object.keys(content ?? {})).toEqual(["application/json", "application/x-www-form-urlencoded"]);
  const form = content?.["application/x-www-form-urlencoded"]?.schema;
  expect(form?.required).toEqual(["shippingAddress.line1", "shippingAddress.city"]);
});

test("lists the path, query and header parameters", () => {
  const parametersOf = (name: string) => find(name).parameters.map((one) => `${one.in} ${one.name}`);
  expect(parametersOf("GET /api/auctions/{auctionId}/bids")).toEqual(["path auctionId", "query after"]);
  expect(parametersOf("POST /api/auctions/{auctionId}/bids")).toContain("header Idempotency-Key");
});
