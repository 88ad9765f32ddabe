const orderNumber = /\bLA-[0-9A-Z]{4}-[0-9A-Z]{4}\b/i;
const MAX_LENGTH = 60;

/** The order number of a line, if it has one, and what else is in it. */
function parseLine(line: string): { named: string | undefined; rest: string } {
  const named = orderNumber.exec(line)?.[0].toUpperCase();
  const rest = named ? line.replace(orderNumber, "").replace(/^[\s,;:\t]+|[\s,;:\t]+$/g, "") : line;
  return { named, rest: rest.slice(0, MAX_LENGTH) };
}

/** Parses a courier's list, in which each line has an order number and a tracking number. `unread` counts lines without an order number. */
export function parseTrackingList(text: string): {
  parcels: { order: string; trackingNumber: string }[];
  unread: number;
} {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const read = lines.map((line) => parseLine(line.trim()));
  const tracking = new Map(read.flatMap(({ named, rest }) => (named ? [[named, rest] as const] : [])));
  return {
    parcels: [...tracking].map(([order, trackingNumber]) => ({ order, trackingNumber })),
    unread: read.filter(({ named }) => !named).length,
  };
}

/**
 * Parses pasted lines as tracking numbers. A line that begins or ends with an order number goes to that order; the
 * others go to the orders in sequence, from index `from` on.
 */
export function parseTracking(
  lines: readonly string[],
  numbers: readonly string[],
  from: string,
): Record<string, string> {
  const read: Record<string, string> = {};
  let index = Math.max(0, numbers.indexOf(from));
  for (const line of lines.map((one) => one.trim()).filter(Boolean)) {
    const { named, rest } = parseLine(line);
    const order = named ?? numbers[index++];
    if (order && numbers.includes(order)) read[order] = rest;
  }
  return read;
}
