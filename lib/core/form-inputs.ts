import * as z from "zod/mini";
import { parseLagosDateTime } from "@/lib/core/lagos-datetime";
import { parseKobo, toNaira } from "@/lib/core/money";

// Schemas of form fields: the input is the text as typed, the output is what the API takes.

/** Reads a trimmed text; null, and the message, for a text that it does not understand. */
type Reader<Output> = { read: (text: string) => Output | null; message: string };

const numberWhere = (isValid: (value: number) => boolean) => (text: string) =>
  text !== "" && isValid(Number(text)) ? Number(text) : null;

export const decimal: Reader<number> = { read: numberWhere(Number.isFinite), message: "Enter a number" };
export const wholeNumber: Reader<number> = { read: numberWhere(Number.isInteger), message: "Enter a whole number" };

/** "₦12,500.50" as 12500.5. */
export const naira: Reader<number> = {
  read: (text) => {
    const kobo = parseKobo(text);
    return kobo === null ? null : toNaira(kobo);
  },
  message: "Enter the amount in naira, like 12500 or 12500.50",
};

/** "₦25,000" as 25000. */
export const wholeNaira: Reader<number> = {
  read: (text) => {
    const amount = naira.read(text);
    return Number.isInteger(amount) ? amount : null;
  },
  message: "Enter an amount in whole naira",
};

/** A date and time field, which is in Lagos time, as an ISO timestamp. */
export const lagosDateTime: Reader<string> = {
  read: (text) => parseLagosDateTime(text)?.toISOString() ?? null,
  message: "Enter a date and time",
};

/** A field that must be filled in. */
export function required<Output>({ read, message }: Reader<Output>, emptyMessage = message) {
  return z.pipe(
    z.string(),
    z.transform((typed, context): Output => {
      const text = typed.trim();
      const value = read(text);
      if (value !== null) return value;
      context.issues.push({ code: "custom", input: typed, message: text === "" ? emptyMessage : message });
      return z.NEVER;
    }),
  );
}

/** A field that may be empty, which is null. */
export function optional<Output>({ read, message }: Reader<Output>) {
  const readOrNull = (text: string) => (text === "" ? { value: null } : wrap(read(text)));
  return z.pipe(
    required<{ value: Output | null }>({ read: readOrNull, message }),
    z.transform(({ value }) => value),
  );
}

const wrap = <Value>(value: Value | null) => (value === null ? null : { value });

/** Text that is not blank, without the spaces around it. */
export const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** The value of a field, or null for none. */
export const emptyAsNull = z.pipe(
  z.string(),
  z.transform((typed) => typed || null),
);

/** "Medallions, Lagos" as a list. */
export const commaList = z.pipe(
  z.string(),
  z.transform((typed) =>
    typed
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
  ),
);

/** A form whose values become a request body, which the contract checks: its errors name the fields of the body. */
export const formSchema = <Values, Body, Output>(
  toRequestBody: (values: Values) => Body,
  contract: z.ZodMiniType<Output, Awaited<Body>>,
): z.ZodMiniType<Output, Values> => {
  const body: z.ZodMiniType<Awaited<Body>, Values> = z.pipe(z.custom<Values>(), z.transform(toRequestBody));
  return z.pipe<typeof body, typeof contract>(body, contract);
};

/** The file of a file input. */
export const oneFile = (message: string) =>
  z.pipe(
    z.custom<FileList | undefined>(),
    z.transform((list, context): File => {
      const file = list?.[0];
      if (file) return file;
      context.issues.push({ code: "custom", input: list, message });
      return z.NEVER;
    }),
  );

/** Turns a name into a slug: "Ọ̀ṣun, at night" becomes "osun-at-night". */
export const slugify = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
