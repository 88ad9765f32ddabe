import { randomBytes } from "node:crypto";

// Crockford's letters: no I, L, O or U, so that a number read out on the phone is written down right.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What an id begins with says what it names. */
export type IdPrefix =
  | "usr"
  | "tok"
  | "aud"
  | "out"
  | "chg"
  | "ref"
  | "pev"
  | "prd"
  | "var"
  | "img"
  | "cln"
  | "ord"
  | "itm"
  | "edn"
  | "lbl"
  | "alr"
  | "sub"
  | "fct"
  | "prk"
  | "dwn"
  | "rcp"
  | "exh"
  | "ldr"
  | "art"
  | "mem"
  | "auc"
  | "bid"
  | "led"
  | "cmt"
  | "rpt"
  | "evt"
  | "rsv"
  | "nws"
  | "dlv"
  | "sbs"
  | "req"
  | "cnt"
  | "tkt"
  | "pht"
  | "nte"
  | "dnt"
  | "rcv"
  | "sgn"
  | "snd";

function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => letters[byte & 31]).join("");
}

/** A fresh id: the prefix, an underscore and 20 random letters (100 bits). */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomLetters(20).toLowerCase()}`;
}

/** The number printed on an order: LA-7F3K-92QX. 40 random bits; a clash is one in a trillion, and refused by the table. */
export function orderNumber(): string {
  return `LA-${randomLetters(4)}-${randomLetters(4)}`;
}

/** The code of a ticket, as it is typed at a door: 7F3K9-92QXM. 50 random bits; a clash is refused by the table. */
export function ticketCode(): string {
  return `${randomLetters(5)}-${randomLetters(5)}`;
}

/** A secret for a link in a mail: 256 random bits, safe in a path. */
export function linkToken(): string {
  return randomBytes(32).toString("base64url");
}
