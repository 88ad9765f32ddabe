import * as z from "zod/mini";

/**
 * A typed phone number without spaces and punctuation, in international form: 0803 123 4567 becomes +2348031234567. A number that
 * begins with neither 0 nor a country code is Nigerian if it has the ten digits of a mobile phone.
 */
export function normalizePhone(typed: string): string {
  const compact = typed.replace(/[\s().\-/\u2010-\u2015]/g, "").replace(/^00/, "+");
  return compact
    .replace(/^\+?2340?(?=\d{8,10}$)/, "+234")
    .replace(/^0(?=\d{8,10}$)/, "+234")
    .replace(/^(?=[789]\d{9}$)/, "+234");
}

/** Whether a normalised number can be called: a country code and the digits of a number. */
export const isPhone = (phone: string): boolean => /^\+(?:234[1-9]\d{7,9}|(?!234)[1-9]\d{7,14})$/.test(phone);

/** A phone number that couriers can call, in international form; empty without one. */
export const phoneNumber = z.string().check(
  z.maxLength(40, "Please use at most 40 characters"),
  z.overwrite(normalizePhone),
  z.refine((text) => text === "" || isPhone(text), "Enter a phone number, for example 0803 123 4567"),
);
