import { AsyncLocalStorage } from "node:async_hooks";

type RequestContext = { requestId: string; enqueued: boolean };

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` in the context of one request; its log and audit entries carry the id. */
export function withRequestContext<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return storage.run({ requestId, enqueued: false }, work);
}

/** The current request, or undefined outside one. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}
