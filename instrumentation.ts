/** Runs once when a server of Next starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { noteSockets } = await import("@/lib/http/socket-address");
  noteSockets();
}
