import Pusher from "pusher";
import Client from "pusher-js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket } from "ws";
import { testSecrets } from "../environment";
import { emulator } from "../test-context";
import { md5, sign, signingString } from "./pusher-signature";

const { pusherId: appId, pusherKey: key, pusherSecret: secret } = testSecrets;
const clients: Client[] = [];
const server = (more: { secret?: string; timeout?: number } = {}) =>
  new Pusher({ appId, key, secret, host: "127.0.0.1", port: String(emulator().port), useTLS: false, ...more });

/** A browser's client; the person's id is what our own endpoint would sign. */
function connect(userId = "ada"): Client {
  const client = new Client(key, {
    cluster: "",
    wsHost: "127.0.0.1",
    wsPort: emulator().port,
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      transport: "ajax",
      endpoint: "unused",
      customHandler: ({ socketId, channelName }, done) => {
        const member = channelName.startsWith("presence-")
          ? { user_id: userId, user_info: { name: userId } }
          : undefined;
        done(null, server().authorizeChannel(socketId, channelName, member));
      },
    },
  });
  clients.push(client);
  return client;
}

const subscribe = (client: Client, name: string) =>
  new Promise<ReturnType<Client["subscribe"]>>((resolve, reject) => {
    const channel = client.subscribe(name);
    channel.bind("pusher:subscription_succeeded", () => resolve(channel));
    channel.bind("pusher:subscription_error", reject);
  });
const sleep = (milliseconds = 80) => new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => emulator().faults("pusher", "none"));
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});

it("delivers messages to public and private channels, one by one and in a batch", async () => {
  const client = connect();
  const seen: unknown[] = [];
  for (const name of ["sale-1", "private-user-ada"]) {
    (await subscribe(client, name)).bind("bid", (data: unknown) => seen.push([name, data]));
  }
  await server().trigger(["sale-1", "private-user-ada"], "bid", { amount: 2500 });
  await server().triggerBatch([{ channel: "sale-1", name: "bid", data: { amount: 2600 } }]);
  await sleep();
  expect(seen).toEqual([
    ["sale-1", { amount: 2500 }],
    ["private-user-ada", { amount: 2500 }],
    ["sale-1", { amount: 2600 }],
  ]);
  expect(emulator().messages()[0]).toMatchObject({ channel: "sale-1", event: "bid", data: '{"amount":2600}' });
});

it("excludes the socket that sent the message", async () => {
  const [one, other] = [connect(), connect()];
  const seen: string[] = [];
  (await subscribe(one, "sale-2")).bind("bid", () => seen.push("one"));
  (await subscribe(other, "sale-2")).bind("bid", () => seen.push("other"));
  await server().trigger("sale-2", "bid", {}, { socket_id: one.connection.socket_id });
  await sleep();
  expect(seen).toEqual(["other"]);
});

it("counts a user with two tabs once in a presence channel", async () => {
  const ada = await subscribe(connect("ada"), "presence-art");
  const arrivals: string[] = [];
  ada.bind("pusher:member_added", ({ id }: { id: string }) => arrivals.push(`+${id}`));
  ada.bind("pusher:member_removed", ({ id }: { id: string }) => arrivals.push(`-${id}`));
  const [first, second] = [connect("obi"), connect("obi")];
  await subscribe(first, "presence-art");
  await subscribe(second, "presence-art");
  const { channels } = await (await server().get({ path: "/channels", params: { info: "user_count" } })).json();
  expect(channels["presence-art"]).toEqual({ user_count: 2 });
  first.disconnect();
  await sleep();
  second.disconnect();
  await sleep();
  expect(arrivals).toEqual(["+obi", "-obi"]);
});

it("rejects a subscription or a message that is signed with another secret", async () => {
  const stranger = server({ secret: "another-secret" });
  await expect(stranger.trigger("sale-1", "bid", {})).rejects.toMatchObject({ status: 401 });
  const client = connect();
  client.config.channelAuthorizer = ({ socketId, channelName }, done) =>
    done(null, stranger.authorizeChannel(socketId, channelName));
  await expect(subscribe(client, "private-user-ada")).rejects.toMatchObject({ status: 401 });
});

it("rejects more than 10 kB and a stale timestamp", async () => {
  const body = JSON.stringify({ name: "bid", channel: "sale-1", data: "x".repeat(10_241) });
  const signed = server().createSignedQueryString({ method: "POST", path: `/apps/${appId}/events`, body });
  const large = await fetch(`${emulator().url}/apps/${appId}/events?${signed}`, { method: "POST", body });
  expect(large.status).toBe(413);
  const stale = new URLSearchParams({
    auth_key: key,
    auth_timestamp: String(Math.floor(Date.now() / 1000) - 700),
    auth_version: "1.0",
    body_md5: md5("{}"),
  });
  stale.set("auth_signature", sign(secret, signingString("POST", `/apps/${appId}/events`, stale)));
  const response = await fetch(`${emulator().url}/apps/${appId}/events?${stale}`, { method: "POST", body: "{}" });
  expect(response.status).toBe(401);
});

it("applies each publishing fault", async () => {
  const seen: number[] = [];
  (await subscribe(connect(), "sale-3")).bind("n", ({ n }: { n: number }) => seen.push(n));
  const publish = (n: number) => server({ timeout: 200 }).trigger("sale-3", "n", { n });
  emulator().faults("pusher", "down", 1);
  await expect(publish(1)).rejects.toMatchObject({ status: 503 });
  emulator().faults("pusher", "hang", 1);
  await expect(publish(2)).rejects.toThrow();
  emulator().faults("pusher", "drop", 1);
  await publish(3);
  emulator().faults("pusher", "duplicate", 1);
  await publish(4);
  emulator().faults("pusher", "reorder", 1);
  await publish(5);
  await publish(6);
  await sleep();
  expect(seen).toEqual([4, 4, 6, 5]);
});

it("stays silent on a new connection under the fault 'hang', and closes connections on request", async () => {
  const client = connect();
  await subscribe(client, "sale-4");
  const lost = new Promise((resolve) => client.connection.bind("state_change", resolve));
  const response = await fetch(`${emulator().url}/sockets`, { method: "DELETE" });
  expect(await response.json()).toEqual({ cut: 1 });
  await lost;
  client.disconnect();
  const open = async () => {
    const heard: string[] = [];
    const socket = new WebSocket(`${emulator().url.replace("http", "ws")}/app/${key}?protocol=7`);
    socket.on("message", (data) => heard.push(String(data)));
    await new Promise((resolve) => socket.once("open", resolve));
    await sleep();
    socket.terminate();
    return heard.length;
  };
  emulator().faults("pusher", "hang", 1);
  expect([await open(), await open()]).toEqual([0, 1]);
});
