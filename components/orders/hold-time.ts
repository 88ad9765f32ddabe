/**
 * The server's time minus the device's, in milliseconds. A page that is shown again has an old server time, so that the greatest offset seen is
 * the right one.
 */
export function serverOffset(known: number | null, serverNow: string, deviceNow: number): number {
  return Math.max(known ?? Number.NEGATIVE_INFINITY, Date.parse(serverNow) - deviceNow);
}

/** The seconds until a hold ends in the server's time; 0 when it has ended. */
export function holdSecondsLeft(at: string, offset: number, deviceNow: number): number {
  return Math.max(0, Math.ceil((Date.parse(at) - deviceNow - offset) / 1_000));
}
