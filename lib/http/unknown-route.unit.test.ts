import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import * as unknown from "@/app/api/[...path]/route";

test.each(Object.entries(unknown))(
  "%s of an unknown path under /api returns the JSON error with 404",
  async (method, handler) => {
    const response = handler(new NextRequest("http://localhost:3000/api/none/of/this", { method }));
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const requestId = response.headers.get("x-request-id");
    expect(requestId).toMatch(/\w/);
    expect(await response.json()).toEqual({
      success: false,
      error: "There is nothing here.",
      code: "not_found",
      requestId,
    });
  },
);
