import { createHash, createHmac } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { authorizeChannel, publish, RealtimeError } from "@/lib/realtime/realtime";

const settings = vi.hoisted(() => ({
  PUSHER_APP_ID: "3",
  PUSHER_KEY: "278d425bdf160c739803",
  PUSHER_SECRET: "7ad3773142a6692b25b8",
  PUSHER_CLUSTER: "eu",
  PUSHER_HOST: "127.0.0.1",
  PUSHER_PORT: 0,
  PUSHER_USE_TLS: false,
}));
vi.mock("@/lib/core/env", () => ({ env: () => settings }));

let server: Server;
let seen: { url: URL; body: string }[] = [];
let stubResponse: number | "cut" | "hang" | "hang-in-error" | "endless-error";
let sent = 0;
let cutOff = false;

/** An error whose body never ends. */
function sendEndlessly(response: ServerResponse): void {
  response.writeHead(400);
  response.on("close", () => {
    cutOff = true;
  });
  const more = () => {
    while (!response.destroyed && sent < 200_000_000) {
      sent += 100_000;
      if (!response.write(Buffer.alloc(100_000))) return void response.once("drain", more);
    }
  };
  more();
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      seen.push({ url: new URL(request.url ?? "/", "http://pusher.test"), body });
      if (stubResponse === "cut") return void request.socket.destroy();
      if (stubResponse === "hang") return;
      if (stubResponse === "endless-error") return sendEndlessly(response);
      response.writeHead(stubResponse === "hang-in-error" ? 500 : stubResponse, { "content-type": "application/json" });
      if (stubResponse === "hang-in-error") response.write("{");
      else response.end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  settings.PUSHER_PORT = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  seen = [];
  stubResponse = 200;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("publish", () => {
  it("posts the event with a signature over path, query and body", async () => {
    await publish("auction-auc_1", "bid_update", { currentBid: 2100, seq: 7 });
    const { url, body } = seen[0] ?? expect.fail("nothing was sent");
    expect(url.pathname).toBe("/apps/3/events");
    expect(JSON.parse(body)).toMatchObject({
      name: "bid_update",
      channels: ["auction-auc_1"],
      data: '{"currentBid":2100,"seq":7}',
    });
    expect(url.searchParams.get("body_md5")).toBe(createHash("md5").update(body).digest("hex"));
    const query = [...url.searchParams]
      .filter(([name]) => name !== "auth_signature")
      .sort()
      .map((pair) => pair.join("="));
    const text = `POST\n${url.pathname}\n${query.join("&")}`;
    expect(url.searchParams.get("auth_signature")).toBe(
      createHmac("sha256", settings.PUSHER_SECRET).update(text).digest("hex"),
    );
  });

  it.each([
    [500, false],
    [429, false],
    [401, true],
    [413, true],
  ])("classifies status %i as permanent: %s", async (status, permanent) => {
    stubResponse = status;
    await expect(publish("c", "e", {})).rejects.toMatchObject({ name: "RealtimeError", status, permanent });
  });

  it("treats a dropped connection as a temporary failure", async () => {
    stubResponse = "cut";
    const error: unknown = await publish("c", "e", {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RealtimeError);
    expect(error).toMatchObject({ permanent: false, status: null });
  });

  it.each(["hang", "hang-in-error"] as const)("times out after two seconds (%s)", async (kind) => {
    stubResponse = kind;
    const started = performance.now();
    await expect(publish("c", "e", {})).rejects.toMatchObject({ name: "RealtimeError", permanent: false });
    expect(performance.now() - started).toBeLessThan(2_500);
  });

  it("does not read the body of an error", async () => {
    stubResponse = "endless-error";
    await expect(publish("c", "e", {})).rejects.toMatchObject({ status: 400, permanent: true });
    await expect.poll(() => cutOff).toBe(true);
    expect(sent).toBeLessThan(20_000_000);
  });

  it("rejects an invalid channel and a message above Pusher's limit", async () => {
    await expect(publish("a b", "e", {})).rejects.toMatchObject({ permanent: true });
    await expect(publish("c", "e", { text: "é".repeat(5_000) })).rejects.toMatchObject({ permanent: true });
    expect(seen).toEqual([]);
  });
});

describe("authorizeChannel", () => {
  it("signs the example of Pusher's documentation", () => {
    const signature = "58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4";
    expect(authorizeChannel("1234.1234", "private-foobar")).toEqual({ auth: `${settings.PUSHER_KEY}:${signature}` });
  });

  it("signs the user of a presence channel", () => {
    const { auth, channel_data } = authorizeChannel("1.2", "presence-room", { userId: "usr_1", info: { name: "Ada" } });
    expect(JSON.parse(channel_data ?? "")).toEqual({ user_id: "usr_1", user_info: { name: "Ada" } });
    const expected = createHmac("sha256", settings.PUSHER_SECRET)
      .update(`1.2:presence-room:${channel_data}`)
      .digest("hex");
    expect(auth).toBe(`${settings.PUSHER_KEY}:${expected}`);
  });

  it.each([
    ["1.1:private-user-2", "private-user-1"],
    ["1.1\n", "private-user-1"],
    ["", "private-user-1"],
    ["1.1", "private-user-1:x"],
    ["1.1", "private-user-1\n"],
    ["1.1", "presence-room"],
  ])("does not sign %j for %j", (socketId, channel) => {
    expect(() => authorizeChannel(socketId, channel)).toThrow(
      expect.objectContaining({ name: "RealtimeError", status: 400 }),
    );
  });
});
