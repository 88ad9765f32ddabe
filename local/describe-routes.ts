import { describeApi, type Operation } from "@/lib/http/openapi";
import { addresses, commentOf, handlersOf } from "./routes";

/** Where the description lies: it is served as it is, at /api/openapi.json. */
export const descriptionFile = "public/api/openapi.json";

// A module's exports have no order that every loader keeps.
const verbs = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The text of the description, as the handlers stand now. */
export async function describeRoutes(): Promise<string> {
  const operations: Operation[] = [];
  for (const address of addresses().filter((each) => !each.includes("[..."))) {
    const handlers = await handlersOf(address);
    for (const verb of verbs) {
      const declaration = handlers[verb]?.declaration;
      if (declaration) operations.push({ address, verb, comment: commentOf(address), declaration });
    }
  }
  return `${JSON.stringify(describeApi(operations), null, 1)}\n`;
}
