import { type Attributes, context, metrics, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { env } from "@/lib/core/env";
import { withoutSecrets } from "@/lib/core/urls/without-secrets";

const METRICS_INTERVAL_MS = 30_000;

/**
 * Sends Next's spans and ours, and our metrics, to OTEL_EXPORTER_OTLP_ENDPOINT. Only instrumentation.ts imports this file, and only when
 * that is set, because the SDK costs start time and memory. Returns a function that sends what is waiting.
 */
export function startTelemetry(): () => Promise<void> {
  const { OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = env();
  const resource = defaultResource().merge(resourceFromAttributes({ "service.name": OTEL_SERVICE_NAME }));
  // The exporters read their URL and headers from the environment themselves.
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: exporterWithoutSecrets(new OTLPTraceExporter()) })],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: METRICS_INTERVAL_MS,
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(tracers);
  metrics.setGlobalMeterProvider(meters);
  const flush = async () => {
    await Promise.allSettled([tracers.forceFlush(), meters.forceFlush()]);
  };
  process.once("SIGTERM", () => void flush());
  return flush;
}

/** Next's spans have whole URLs and error messages: what the log leaves out, a trace leaves out too. */
function exporterWithoutSecrets(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(spanWithoutSecrets), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function spanWithoutSecrets(span: ReadableSpan): ReadableSpan {
  const attributes: Attributes = Object.fromEntries(
    Object.entries(span.attributes).map(([name, value]) => [
      name,
      typeof value === "string" ? withoutSecrets(value) : value,
    ]),
  );
  const value = { name: withoutSecrets(span.name), attributes, events: [], status: { code: span.status.code } };
  return Object.create(span, Object.getOwnPropertyDescriptors(value)) as ReadableSpan;
}
