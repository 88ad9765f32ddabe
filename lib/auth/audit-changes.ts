import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { formatNaira, toKobo } from "@/lib/core/money";
import { fieldsOf } from "@/lib/core/records";

/** A field that an edit changed. Without values it is a long text or a list, or must not be repeated. */
export type AuditChangeOf = { field: string; from?: string; to?: string };

/** Fields in naira, by the names that the requests have. */
const nairaFields: ReadonlySet<string> = new Set(
  "price salePrice giftWrap usd gbp eur amount openingBid increment reserve shipping paid collectorPrice yearlyPrice monthlyPrice everyonePrice".split(
    " ",
  ),
);
/** What only those who may enter know. */
const secretFields: ReadonlySet<string> = new Set(["accessCode"]);

const MAX_VALUE_LENGTH = 60;
const NONE = "none";

const isNone = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
const isIsoTime = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text);
const isId = (text: string) => /^[a-z]{3}_[0-9a-z]{20}$/.test(text);

/** A value in words, or null for one that is too long or no plain value. */
function inWords(field: string, value: unknown): string | null {
  if (isNone(value)) return NONE;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return nairaFields.has(field) ? formatNaira(toKobo(value)) : String(value);
  if (value instanceof Date) return formatLagosMoment(value);
  if (Array.isArray(value)) {
    const words = value.map((each) => (typeof each === "object" ? null : inWords(field, each)));
    const text = words.join(", ");
    return words.includes(null) || text.length > MAX_VALUE_LENGTH ? null : text;
  }
  if (typeof value !== "string" || value.length > MAX_VALUE_LENGTH || value.includes("\n") || isId(value)) return null;
  return isIsoTime(value) ? formatLagosMoment(value) : `“${value}”`;
}

/** As JSON; what is empty is the same, and the order of keys does not matter. */
const toComparable = (value: unknown): string =>
  isNone(value)
    ? ""
    : JSON.stringify(value, (_, each: unknown) =>
        typeof each === "object" && each !== null && !Array.isArray(each)
          ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => a.localeCompare(b)))
          : each,
      );

/** What an edit changed, for its entry in the audit log. A field that `after` does not have stays as it is. */
export function auditChanges(before: object, after: object): AuditChangeOf[] {
  const known = fieldsOf(before);
  return Object.entries(after)
    .filter(([field, value]) => value !== undefined && toComparable(known[field]) !== toComparable(value))
    .map(([field, value]) => {
      const [from, to] = [inWords(field, known[field]), inWords(field, value)];
      return from === null || to === null || secretFields.has(field) ? { field } : { field, from, to };
    });
}

/** "salePrice" as words. */
export const fieldWords = (field: string): string => field.replace(/([A-Z])/g, " $1").toLowerCase();

/** "price from ₦1,000 to ₦2,000; description" */
export function describeChanges(changes: readonly AuditChangeOf[]): string {
  const texts = changes.map(({ field, from, to }) => {
    const name = fieldWords(field);
    if (from === undefined || to === undefined) return name;
    if (from === NONE) return `${name} set to ${to}`;
    return to === NONE ? `${name} ${from} removed` : `${name} from ${from} to ${to}`;
  });
  return texts.join("; ") || "nothing was different";
}
