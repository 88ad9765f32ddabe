import getPort, { clearLockedPorts } from "get-port";
import { UserFacingError } from "./user-facing-error";

/** True when nothing listens on the port, at any address of this machine: Next uses all of them, Postgres localhost only. */
export async function isPortFree(port: number): Promise<boolean> {
  // get-port does not give the same port twice within half a minute; here the question is only whether it is free.
  clearLockedPorts();
  return (await getPort({ port })) === port;
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
    if ((await isPortFree(base)) && (await isPortFree(base + 1)) && (await isPortFree(base + 2))) return base;
  }
  throw new UserFacingError(`No three neighbouring free ports were found between ${from} and ${from + 1000}.`);
}

/** The preferred port if it is free, else any free port. */
export const findFreePort = (preferred: number): Promise<number> => getPort({ port: preferred });
