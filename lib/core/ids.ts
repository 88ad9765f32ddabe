import { randomBytes } from "node:crypto";

// Crockford's Base32: no I, L, O or U, so that a number read out on the phone is not mistyped.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The prefix of an id names its type. */
export type IdPrefix =
  | "usr"
  | "tok"
  | "aud"
  | "out"
  | "chg"
  | "ref"
  | "cbk"
  | "ext"
  | "pev"
  | "prd"
  | "npm"
  | "var"
  | "img"
  | "cln"
  | "ord"
  | "itm"
  | "prc"
  | "edn"
  | "lbl"
  | "alr"
  | "wsh"
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
  | "cbn"
  | "mnt"
  | "mbn"
  | "ccv"
  | "cmu"
  | "cap"
  | "voc"
  | "vch"
  | "evt"
  | "rsv"
  | "evm"
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
  | "psk"
  | "sgn"
  | "snd"
  | "ret"
  | "lpv"
  | "dsc"
  | "dzn"
  | "gft"
  | "gse"
  | "trl"
  | "adr"
  | "upl"
  | "fvr"
  | "viw"
  | "inv"
  | "seg"
  | "cvr"
  | "sch"
  | "imp"
  | "mim"
  | "wim"
  | "cts"
  | "own"
  | "trf"
  | "dsp"
  | "flw"
  | "nwi"
  | "drw"
  | "den"
  | "wch"
  | "reh"
  | "pwl"
  | "pwr";

function randomCharacters(count: number): string {
  return Array.from(randomBytes(count), (byte) => ALPHABET[byte & 31]).join("");
}

/** A new id: the prefix, an underscore and 20 random characters (100 bits). */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomCharacters(20).toLowerCase()}`;
}

/** The number printed on an order: LA-7F3K-92QX. 40 random bits; a unique index rejects a collision. */
export function orderNumber(): string {
  return `LA-${randomCharacters(4)}-${randomCharacters(4)}`;
}

/** The code of an event ticket, typed at check-in: 7F3K9-92QXM. 50 random bits; a unique index rejects a collision. */
export function ticketCode(): string {
  return `${randomCharacters(5)}-${randomCharacters(5)}`;
}

/** The code of a gift membership or a voucher: 80 random bits in 16 characters; a unique index rejects a collision. */
export function giftCode(): string {
  return randomCharacters(16);
}

/** The code that is sealed under a smart label: 60 random bits in 12 characters. */
export function claimCode(): string {
  return randomCharacters(12);
}

/** The secret of a shared link that people also see on a screen: 100 random bits in 20 characters. */
export function shareToken(): string {
  return randomCharacters(20).toLowerCase();
}

/** The secret of a link in an email: 256 random bits, URL-safe. */
export function linkToken(): string {
  return randomBytes(32).toString("base64url");
}
