import { execFile } from "node:child_process";
import type http from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { trace } from "@opentelemetry/api";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

type Sent = { path: string; body: string };

// The settings are read once, so the collector starts before any other import.
const collector = await vi.hoisted(async () => {
  const { createServer } = await import("node:http");
  const received: Sent[] = [];
  const server: http.Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? "", body: Buffer.concat(chunks).toString() });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = url;
  return { url, received, stop: () => server.close() };
});

import { POST as postCheckout } from "@/app/api/checkout/route";
import { makeAuction } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { startTelemetry } from "@/lib/http/start-telemetry";
import { callRoute } from "@/lib/http/test-client";
import { settleCharge } from "@/lib/payments/settle-charge";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { settlementHandlers } from "@/lib/workflows/settlement-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

type Attribute = { key: string; value: { stringValue?: string } };
type Point = { attributes: Attribute[]; asDouble?: number; count?: number };
type Metric = { name: string; sum?: { dataPoints: Point[] }; histogram?: { dataPoints: Point[] } };
type Span = { name: string; attributes: Attribute[]; events?: unknown[] };

// Hashes passwords, renders mails and starts two processes.
vi.setConfig({ testTimeout: 60_000 });
let flush: () => Promise<void>;
beforeAll(() => {
  flush = startTelemetry();
});
afterAll(() => collector.stop());

const bodiesOf = (path: string) =>
  collector.received.filter((sent) => sent.path === path).map(({ body }) => JSON.parse(body));
const sentSpans = (): Span[] =>
  bodiesOf("/v1/traces").flatMap((body) =>
    body.resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
      resource.scopeSpans.flatMap(({ spans }) => spans),
    ),
  );

/** The last exported value of a counter or histogram with these attributes; 0 where there is none. */
function sentCount(name: string, wanted: Record<string, string>): number {
  const metrics: Metric[] =
    bodiesOf("/v1/metrics")
      .at(-1)
      ?.resourceMetrics[0].scopeMetrics.flatMap((scope: { metrics: Metric[] }) => scope.metrics) ?? [];
  const points = metrics
    .filter((metric) => metric.name === name)
    .flatMap(({ sum, histogram }) => (sum ?? histogram)?.dataPoints ?? []);
  const point = points.find(({ attributes }) =>
    Object.entries(wanted).every(([key, text]) =>
      attributes.some((one) => one.key === key && one.value.stringValue === text),
    ),
  );
  return Number(point?.asDouble ?? point?.count ?? 0);
}

test("counts bids, holds, payments and jobs, and sends a span of each", async () => {
  const [bidder, buyer] = await Promise.all([
    makeActor({ plan: "yearly" }),
    makeActor({ shippingAddress: sampleAddress }),
  ]);
  const { id } = await makeAuction();
  await placeBid({ actor: bidder, auctionId: id, amount: 1_000_000 });
  await placeBid({ actor: bidder, auctionId: id, amount: 1 }).catch(() => undefined);
  const product = await makeProduct({ stock: 1 });
  const body = { productId: product.id };
  const checkout = await callRoute(postCheckout, "/api/checkout", { as: buyer, body });
  await callRoute(postCheckout, "/api/checkout", { as: bidder, body });
  await emulator().pay(checkout.body.authorization_url);
  for (let i = 0; i < 2; i++) await settleCharge(checkout.body.reference, settlementHandlers);
  await processOutbox();
  await flush();
  expect(sentCount("museum.bids", { outcome: "accepted" })).toBe(1);
  expect(sentCount("museum.bids", { outcome: "too_low" })).toBe(1);
  expect(sentCount("museum.holds", { outcome: "placed" })).toBe(1);
  expect(sentCount("museum.holds", { outcome: "out_of_stock" })).toBe(1);
  expect(sentCount("museum.payments", { purpose: "order", outcome: "paid" })).toBe(1);
  expect(sentCount("museum.jobs", { job: "order.paid.email", outcome: "done" })).toBe(1);
  expect(sentCount("museum.operation.duration", { operation: "place bid" })).toBe(2);
  const names = sentSpans().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["place bid", "place order", "settle payment", "run job"]));
});

test("sends no token of a link, no query and no error message", async () => {
  const attributes = { "http.target": "/verify/a-token-of-a-link?code=a-secret" };
  const span = trace.getTracer("test").startSpan("GET /verify/a-token-of-a-link?code=a-secret", { attributes });
  span.recordException(new Error("a message with ada@livingarchive.test"));
  span.end();
  await flush();
  const sent = sentSpans().find(({ name }) => name === "GET /verify/[token]");
  expect(sent?.attributes).toEqual([{ key: "http.target", value: { stringValue: "/verify/[token]" } }]);
  const everything = collector.received.map(({ body }) => body).join();
  for (const secret of ["a-token-of-a-link", "a-secret", "ada@livingarchive.test"])
    expect(everything).not.toContain(secret);
});

test.each([
  ["where a collector is set", { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, true],
  ["never without one", { OTEL_EXPORTER_OTLP_ENDPOINT: "" }, false],
])("loads the SDK %s", async (_, settings, isLoaded) => {
  const program = `import { registerHooks } from "node:module";
    let isLoaded = false;
    registerHooks({
      load(url, context, next) {
        isLoaded ||= url.includes("/@opentelemetry/sdk-");
        return next(url, context);
      },
    });
    const { register } = await import("./instrumentation.ts");
    await register();
    console.log(JSON.stringify(isLoaded));
    process.exit();`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", program];
  const env = {
    ...process.env,
    NODE_OPTIONS: "",
    NEXT_RUNTIME: "nodejs",
    NODE_ENV: "production" as const,
    ...settings,
  };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(JSON.parse(stdout)).toBe(isLoaded);
});
