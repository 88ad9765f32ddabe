/** Next calls this once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { recordSocketIps } = await import("@/lib/http/ip-context");
  recordSocketIps();
}
