import net from "node:net";
import { Complaint } from "./complaint";

/** True when nothing listens on the port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  // Next listens on every address, Postgres on localhost only: a port counts as free when both could have it.
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, undefined));
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Refuses with one sentence when a port is taken. */
export async function requireFree(port: number, what: string): Promise<void> {
  if (await isFree(port)) return;
  throw new Complaint(
    `Port ${port}, which ${what} needs, is taken by another program. Stop that program, or choose another place: PORT=${suggestion(port)} npm start`,
  );
}

function suggestion(port: number): number {
  return port < 4000 ? 4000 : port + 100;
}

/** The first of three neighbouring free ports, looking from `from` upwards in steps of ten. */
export async function freeTrio(from: number): Promise<number> {
  for (let base = from; base < from + 1000; base += 10) {
    const free = await Promise.all([isFree(base), isFree(base + 1), isFree(base + 2)]);
    if (free.every(Boolean)) return base;
  }
  throw new Complaint(`No three neighbouring free ports were found between ${from} and ${from + 1000}.`);
}

/** A free port of the system's choosing, or the preferred one when it is free. */
export async function freePort(preferred: number): Promise<number> {
  if (await isFree(preferred)) return preferred;
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : preferred));
    });
  });
}
