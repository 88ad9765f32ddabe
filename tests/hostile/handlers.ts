import { type Answer, callRoute } from "@/lib/http/testing";
import { handlersOf } from "@/local/routes";
import { addressOf, type Call, type Sent } from "@/tests/hostile/table";

export type Knock = Pick<Call, "verb" | "path"> & {
  sent?: Sent;
  token?: string | null;
  bearer?: boolean;
  /** Another method than the call's own. */
  method?: string;
  headers?: Record<string, string>;
  /** The address in the request, where it is not made of the parameters. */
  at?: string;
};

/** Knocks at a handler itself: no server and no middleware in front of it. */
export async function knock(wanted: Knock): Promise<Answer> {
  const { verb, path: folderPath, sent = {}, token, bearer, method = verb } = wanted;
  const { at = addressOf({ path: folderPath }, sent) } = wanted;
  const handler = (await handlersOf(folderPath))[method];
  if (!handler) throw new Error(`${folderPath} does not export ${method}`);
  const carries = sent.body !== undefined && method !== "GET" && method !== "HEAD";
  return callRoute(handler, at, {
    method,
    as: token,
    bearer,
    body: carries ? sent.body : undefined,
    params: sent.params,
    headers: { ...sent.headers, ...wanted.headers },
  });
}
