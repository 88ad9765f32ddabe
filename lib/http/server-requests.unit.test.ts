import { channel } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { GET } from "@/app/api/[...path]/route";
import { sendLocationOnce } from "@/lib/http/single-location";
import { redirectUnsupportedMethods, UNSUPPORTED_METHOD_PATH } from "@/lib/http/unsupported-method";

/** A request and its response, as Node announces them before Next sees them. */
function begin(method: string) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url: "/account" });
  const response = new ServerResponse(request);
  channel("http.server.request.start").publish({ request, response });
  return { request, response };
}

test("TRACE and unknown methods are answered with 405 and Allow", async () => {
  redirectUnsupportedMethods();
  for (const method of ["TRACE", "PROPFIND"])
    expect(begin(method).request).toMatchObject({ method: "GET", url: UNSUPPORTED_METHOD_PATH });
  expect(begin("POST").request).toMatchObject({ method: "POST", url: "/account" });
  const response = await GET(new NextRequest(`http://localhost${UNSUPPORTED_METHOD_PATH}`));
  expect([response.status, response.headers.get("allow")]).toEqual([
    405,
    "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
  ]);
});

test("an unknown path of the API is answered with the JSON error", async () => {
  const response = await GET(new NextRequest("http://localhost/api/nothing/here"));
  expect([response.status, await response.json()]).toEqual([
    404,
    { success: false, error: "There is nothing here.", code: "not_found", requestId: expect.any(String) },
  ]);
});

test("a Location that is set and then appended is sent once", () => {
  sendLocationOnce();
  const { response } = begin("GET");
  response.setHeader("location", "/drops/medal");
  response.appendHeader("Location", "/drops/medal");
  response.appendHeader("Set-Cookie", "a=1");
  response.appendHeader("Set-Cookie", "b=2");
  expect([response.getHeader("location"), response.getHeader("set-cookie")]).toEqual(["/drops/medal", ["a=1", "b=2"]]);
});
