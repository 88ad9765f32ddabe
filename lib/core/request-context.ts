import { AsyncLocalStorage } from "node:async_hooks";

type RequestContext = {
  requestId: string;
  enqueued: boolean;
  /** Who was signed in, and the code of the error, for the log line. */
  userId?: string;
  code?: string;
};

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` in the context of one request; its log and audit entries carry the id. */
export function withRequestContext<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return storage.run({ requestId, enqueued: false }, work);
}

/** Adds to what the log line of the current request says. */
export function noteForLog(facts: Pick<RequestContext, "userId" | "code">): void {
  Object.assign(storage.getStore() ?? {}, facts);
}

/** The current request, or undefined outside one. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}
