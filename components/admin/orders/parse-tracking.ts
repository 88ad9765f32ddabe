const orderNumber = /\bLA-[0-9A-Z]{4}-[0-9A-Z]{4}\b/i;
const MAX_LENGTH = 60;

/** The order number of a line, if it has one, and what else is in it. */
function parseLine(line: string): { named: string | undefined; rest: string } {
  const named = orderNumber.exec(line)?.[0].toUpperCase();
  const rest = named ? line.replace(orderNumber, "").replace(/^[\s,;:\t]+|[\s,;:\t]+$/g, "") : line;
  return { named, rest };
}

/** What looks like a tracking number in the cells of a line: a word with a digit. */
const trackingNumber = (rest: string): string =>
  rest
    .split(/[\t,;]|\s{2,}/)
    .map((cell) => cell.trim())
    .find((cell) => cell.length <= MAX_LENGTH && /^\S*\d\S*$/.test(cell)) ?? "";

/** Parses a courier's list, in which each line has an order number and a tracking number. `unread` counts lines that lack one of them. */
export function parseTrackingList(text: string): {
  parcels: { order: string; trackingNumber: string }[];
  unread: number;
} {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const read = lines.map((line) => parseLine(line.trim()));
  const found = read.map(({ named, rest }) => ({ order: named, trackingNumber: trackingNumber(rest) }));
  const tracking = new Map(
    found.flatMap(({ order, trackingNumber: number }) => (order && number ? [[order, number] as const] : [])),
  );
  return {
    parcels: [...tracking].map(([order, number]) => ({ order, trackingNumber: number })),
    unread: found.filter(({ order, trackingNumber: number }) => !order || !number).length,
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
    if (order && numbers.includes(order)) read[order] = rest.slice(0, MAX_LENGTH);
  }
  return read;
}
