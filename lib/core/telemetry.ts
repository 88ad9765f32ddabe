import { type Attributes, type Counter, type Histogram, metrics, SpanStatusCode, trace } from "@opentelemetry/api";

// Traces and metrics (OpenTelemetry). Without OTEL_EXPORTER_OTLP_ENDPOINT no provider is registered, and all of this does nothing.
const SCOPE = "living-archive";

/** What is counted, each with its attributes; docs/observability.md describes them. No attribute names a person. */
export type Counts = {
  /** `outcome` is "accepted" or the reason of the refusal. */
  "museum.bids": { outcome: string };
  /** `outcome` is "placed" or the error code of the refusal. */
  "museum.holds": { outcome: string };
  "museum.jobs": { job: string; outcome: "done" | "retried" | "failed" };
  /** "paid" is counted once for each payment, the others at each verification. */
  "museum.payments": { purpose: string; outcome: "paid" | "pending" | "failed" | "mismatch" };
};

/** What is timed: a span, and an entry in the histogram `museum.operation.duration`. */
export type Operation = "place bid" | "place order" | "run job" | "settle payment";

const counters = new Map<string, Counter>();
let durations: Histogram | undefined;

/** Adds one to a counter. */
export function count<Name extends keyof Counts>(name: Name, attributes: Counts[Name]): void {
  // Made at first use: one that is made before the provider is registered never counts.
  const counter = counters.get(name) ?? metrics.getMeter(SCOPE).createCounter(name);
  counters.set(name, counter);
  counter.add(1, attributes);
}

/** Runs work in a span of its own and measures how long it takes. */
export function traced<T>(operation: Operation, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getTracer(SCOPE).startActiveSpan(operation, { attributes }, async (span) => {
    const began = performance.now();
    try {
      return await work();
    } catch (error) {
      // Without the error itself: its message may hold personal data.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      durations ??= metrics.getMeter(SCOPE).createHistogram("museum.operation.duration", { unit: "s" });
      durations.record((performance.now() - began) / 1_000, { operation });
      span.end();
    }
  });
}
