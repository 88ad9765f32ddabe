import { type CallResponse, callRoute } from "@/lib/http/test-client";
import { type Endpoint, type EndpointInput, endpointUrl } from "@/tests/security/access-matrix";
import { loadHandlers } from "@/tooling/dev-stack/routes";

export type HandlerRequest = Pick<Endpoint, "path"> & {
  input?: EndpointInput;
  token?: string | null;
  bearer?: boolean;
  method: string;
  headers?: Record<string, string>;
  /** The address in the request, where it is not made of the parameters. */
  url?: string;
};

/** Calls a handler directly, without server and middleware. */
export async function callHandler(wanted: HandlerRequest): Promise<CallResponse> {
  const { method, path: folderPath, input = {}, token, bearer } = wanted;
  const { url = endpointUrl({ path: folderPath }, input) } = wanted;
  const handler = (await loadHandlers(folderPath))[method];
  if (!handler) throw new Error(`${folderPath} does not export ${method}`);
  const carries = input.body !== undefined && method !== "GET" && method !== "HEAD";
  return callRoute(handler, url, {
    method,
    as: token,
    bearer,
    body: carries ? input.body : undefined,
    params: input.params,
    headers: { ...input.headers, ...wanted.headers },
  });
}
