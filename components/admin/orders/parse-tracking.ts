const orderNumber = /\bLA-[0-9A-Z]{4}-[0-9A-Z]{4}\b/i;

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
    const named = orderNumber.exec(line)?.[0].toUpperCase();
    const rest = named ? line.replace(orderNumber, "").replace(/^[\s,;:\t]+|[\s,;:\t]+$/g, "") : line;
    const order = named ?? numbers[index++];
    if (order && numbers.includes(order)) read[order] = rest.slice(0, 60);
  }
  return read;
}
