import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { fieldsOf } from "@/lib/core/records";

/** Calls the listener with every request that the server receives, before anything else reads it. */
export function onRequestStart(listener: (request: IncomingMessage, response: ServerResponse) => void): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = fieldsOf(message);
    if (request instanceof IncomingMessage && response instanceof ServerResponse) listener(request, response);
  });
}
