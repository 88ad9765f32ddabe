import { AsyncLocalStorage } from "node:async_hooks";

type RequestContext = { requestId: string; enqueued: boolean };

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` as one request: its log lines and audit lines carry the id. */
export function withRequestContext<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return storage.run({ requestId, enqueued: false }, work);
}

/** The request that is being answered, or undefined in a script. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}
