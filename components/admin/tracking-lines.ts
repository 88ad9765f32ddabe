const orderNumber = /\bLA-[0-9A-Z]{4}-[0-9A-Z]{4}\b/i;

/**
 * Pasted lines as tracking numbers of the parcels in sight. A line that begins or ends with an order's own number is that order's; the
 * others go to the parcels one by one, from `from` on.
 */
export function readTracking(
  lines: readonly string[],
  numbers: readonly string[],
  from: string,
): Record<string, string> {
  const read: Record<string, string> = {};
  let place = Math.max(0, numbers.indexOf(from));
  for (const line of lines.map((one) => one.trim()).filter(Boolean)) {
    const named = orderNumber.exec(line)?.[0].toUpperCase();
    const rest = named ? line.replace(orderNumber, "").replace(/^[\s,;:\t]+|[\s,;:\t]+$/g, "") : line;
    const order = named ?? numbers[place++];
    if (order && numbers.includes(order)) read[order] = rest.slice(0, 60);
  }
  return read;
}
