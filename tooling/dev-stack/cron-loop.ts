/** Calls the scheduled jobs, as a host's cron does in production. */
export function startCronLoop(port: number, secret: string, everySeconds = 10): () => void {
  const headers = { authorization: `Bearer ${secret}` };
  const call = () =>
    // The next call makes up for a failed one.
    fetch(`http://localhost:${port}/api/cron/jobs`, { headers, signal: AbortSignal.timeout(60_000) }).catch(() => null);
  const timer = setInterval(call, everySeconds * 1000);
  return () => clearInterval(timer);
}
