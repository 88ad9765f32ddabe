import type { Instrumentation } from "next";

/** Next calls this once when a server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { requireSettings } = await import("@/lib/core/require-settings");
  requireSettings();
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTelemetry } = await import("@/lib/http/start-telemetry");
    startTelemetry();
  }
  const { recordSocketIps } = await import("@/lib/http/ip-context");
  recordSocketIps();
  const { redirectUnsupportedMethods } = await import("@/lib/http/unsupported-method");
  redirectUnsupportedMethods();
  const { sendLocationOnce } = await import("@/lib/http/single-location");
  sendLocationOnce();
  const { sendUnavailableStatus } = await import("@/lib/http/unavailable-status");
  sendUnavailableStatus();
}

/** Next calls this with the error of a page or a route, before it answers with 500. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { recordUnavailable } = await import("@/lib/http/unavailable-status");
  recordUnavailable(error, request);
};
