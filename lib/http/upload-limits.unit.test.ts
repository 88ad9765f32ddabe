import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { throwAppError } from "@/lib/core/errors";
import { BodyTooLargeError, readLimited } from "@/lib/core/read-limited";
import { parseContentForm } from "@/lib/http/parse-content-form";
import { parsePaymentProof } from "@/lib/http/parse-payment-proof";
import { parseReturnRequest } from "@/lib/http/parse-return-request";
import { parseUpload } from "@/lib/http/parse-upload";
import { parseBody } from "@/lib/http/request-body";
import { requestStream } from "@/lib/http/request-stream";
import { errorResponse } from "@/lib/http/responses";

type Parse = (request: NextRequest) => Promise<unknown>;
const MEGABYTE = 1_000_000;

/** A server that hands the socket's body over as Next does on a server of its own; `read` counts the bytes of its connections. */
async function serve(parse: Parse): Promise<{ server: Server; port: number; read: () => number }> {
  let read = 0;
  const server = createServer(async (message, reply) => {
    const { socket } = message;
    const counted = setInterval(() => {
      read = Math.max(read, socket.bytesRead);
    }, 5);
    const given = new NextRequest("http://localhost:3000/api/x", {
      method: "POST",
      headers: message.headers as Record<string, string>,
      body: message as unknown as ReadableStream,
      duplex: "half",
    } as ConstructorParameters<typeof NextRequest>[1]);
    const response = await parse(given).then(
      () => Response.json({ success: true }),
      (error: unknown) => errorResponse(error, { request: given, requestId: "r" }),
    );
    reply.writeHead(response.status, Object.fromEntries(response.headers));
    reply.end(await response.text());
    socket.once("close", () => clearInterval(counted));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: (server.address() as AddressInfo).port, read: () => read };
}

/** Sends a chunked form of that many megabytes; resolves with the response, and the bytes read, when the connection is over. */
async function send(parse: Parse, megabytes: number): Promise<{ status?: number; body: string; read: number }> {
  const { server, port, read } = await serve(parse);
  const boundary = "----limit";
  // A client that closes the connection itself after the response may lose it.
  const agent = new Agent({ keepAlive: true });
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const call = request({ port, host: "127.0.0.1", method: "POST", headers, agent });
  // Each full buffer adds a listener.
  call.setMaxListeners(0);
  let response: IncomingMessage | undefined;
  let body = "";
  const over = new Promise<void>((resolve) => {
    call.on("error", () => resolve());
    call.on("close", () => resolve());
    call.on("response", (message) => {
      response = message;
      message.on("data", (chunk) => {
        body += chunk;
      });
    });
  });
  call.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n`);
  const chunk = Buffer.alloc(MEGABYTE, "x");
  for (let sent = 0; sent < megabytes && !call.destroyed; sent += 1) {
    if (!call.write(chunk)) await Promise.race([new Promise((resolve) => call.once("drain", resolve)), over]);
  }
  call.end(`\r\n--${boundary}--\r\n`);
  await over;
  agent.destroy();
  server.closeAllConnections();
  server.close();
  return { status: response?.statusCode, body, read: read() };
}

const limits: [string, Parse][] = [
  ["an upload", (given) => parseUpload(given, 4 * MEGABYTE)],
  ["a payment proof", parsePaymentProof],
  ["a return request", parseReturnRequest],
  ["a members' content form", parseContentForm],
  ["a JSON body", (given) => parseBody(given, "raw", 100_000)],
  [
    "an upload session",
    (given) =>
      readLimited(requestStream(given), 4 * MEGABYTE).catch((error: unknown) =>
        error instanceof BodyTooLargeError
          ? throwAppError("too_large", "The file is too large.")
          : Promise.reject(error),
      ),
  ],
];

// Each takes the seconds in which the rest of its body is discarded.
test.concurrent.each(limits)(
  "%s without a length is refused with 413 while it streams, and the connection ends",
  async (_, given) => {
    const { status, body, read } = await send(given, 200);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: "too_large", error: expect.any(String) });
    expect(read).toBeLessThan(60 * MEGABYTE);
  },
  30_000,
);

test("an upload under the limit is read whole", async () => {
  expect((await send((given) => parseUpload(given, 4 * MEGABYTE), 3)).status).toBe(200);
});
