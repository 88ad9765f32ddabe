import { describeApi, type Operation } from "@/lib/http/openapi";
import { examples } from "./openapi-examples";
import { listApiRoutes, loadHandlers, routeComment } from "./routes";
import { loadSchemaNames } from "./schema-names";

/** Served as a static file at /api/openapi.json. */
export const openApiFile = "public/api/openapi.json";

// The order of a module's exports depends on the loader.
const httpMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The OpenAPI document of the current handlers. */
export async function renderOpenApiDocument(): Promise<string> {
  const operations: Operation[] = [];
  for (const address of listApiRoutes().filter((each) => !each.includes("[..."))) {
    const handlers = await loadHandlers(address);
    for (const verb of httpMethods) {
      const declaration = handlers[verb]?.declaration;
      if (declaration) operations.push({ path: address, verb, comment: routeComment(address), declaration });
    }
  }
  const document = describeApi({ operations, names: await loadSchemaNames(), examples });
  return `${JSON.stringify(document, null, 1)}\n`;
}
