import net from "node:net";
import { UserFacingError } from "./user-facing-error";

/** True when nothing listens on the port. */
export async function isPortFree(port: number): Promise<boolean> {
  // Next listens on every address, Postgres on localhost only: a port is free if both could use it.
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, undefined));
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Throws a user-facing error when a port is in use. */
export async function requireFreePort(port: number, what: string): Promise<void> {
  if (await isPortFree(port)) return;
  throw new UserFacingError(
    `Port ${port}, which ${what} needs, is taken by another program. Stop that program, or choose another place: PORT=${suggestedPort(port)} npm start`,
  );
}

function suggestedPort(port: number): number {
  return port < 4000 ? 4000 : port + 100;
}

/** The first of three neighbouring free ports, looking from `from` upwards in steps of ten. */
export async function findFreePortRange(from: number): Promise<number> {
  for (let base = from; base < from + 1000; base += 10) {
    const free = await Promise.all([isPortFree(base), isPortFree(base + 1), isPortFree(base + 2)]);
    if (free.every(Boolean)) return base;
  }
  throw new UserFacingError(`No three neighbouring free ports were found between ${from} and ${from + 1000}.`);
}

/** The preferred port if it is free, else any free port. */
export async function findFreePort(preferred: number): Promise<number> {
  if (await isPortFree(preferred)) return preferred;
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : preferred));
    });
  });
}
