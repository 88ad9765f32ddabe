/** Next calls this once when a server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { requireSettings } = await import("@/lib/core/require-settings");
  requireSettings();
  const { recordSocketIps } = await import("@/lib/http/ip-context");
  recordSocketIps();
  const { redirectUnsupportedMethods } = await import("@/lib/http/unsupported-method");
  redirectUnsupportedMethods();
  const { sendLocationOnce } = await import("@/lib/http/single-location");
  sendLocationOnce();
}
