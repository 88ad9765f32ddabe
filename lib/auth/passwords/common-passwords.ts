import { dictionary } from "@zxcvbn-ts/language-common";

// What the library's list of leaked passwords has not: words of this place, and what it leaves to its own pattern search.
const contextPasswords =
  `livingarchive thelivingarchive living-archive1 museum1 museum123 nigeria1 nigeria123 naija1 naija123 lagos123 abuja123
  emmanuel1 blessing1 favour1 gracious instagram whatsapp admin1234 root123 toor123 guest123 login123 p@ssword p@55w0rd
  102030 147258 159357 0123456789 123454321 abcd1234 qwerty1 1q2w3e4r5t zaq12wsx`.split(/\s+/);

const commonPasswords = new Set([...dictionary["passwords-common"], ...contextPasswords]);

/** One character or block again and again: "aaaaaa", "123123", "zxczxc". Long ones are not what anyone tries first. */
const isRepetition = (text: string) => text.length <= 16 && /^(.{1,4})\1+$/u.test(text);

/** Neighbours in a row, up or down: "456789", "fedcba". */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  return [1, -1].some((step) => codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step));
}

/** Whether a password is one of the tens of thousands that are tried first. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return commonPasswords.has(text) || isRepetition(text) || isSequence(text);
}
