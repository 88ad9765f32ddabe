import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { AppError } from "@/lib/core/errors";
import { errorResponse } from "@/lib/http/responses";
import { allowedMethods, UNSUPPORTED_METHOD_PATH } from "@/lib/http/unsupported-method";

/** Every path of the API that no other route has. */
function refuse(request: NextRequest): Response {
  const isUnsupported = request.nextUrl.pathname === UNSUPPORTED_METHOD_PATH;
  const error = isUnsupported
    ? new AppError("method_not_allowed", "This method is not allowed here.")
    : new AppError("not_found", "There is nothing here.");
  const requestId = randomUUID();
  const response = errorResponse(error, { request, requestId });
  response.headers.set("x-request-id", requestId);
  response.headers.set("cache-control", "no-store");
  if (isUnsupported) response.headers.set("allow", allowedMethods);
  return response;
}

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
