/** Names that lead nowhere outside one machine or network. */
const privateName = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/;

/**
 * Whether a link can be given to other people: https, to a name on the internet, without credentials. Addresses in numbers are refused
 * altogether, public or not: URL writes every spelling of them (2130706433, 0x7f.1) as four numbers or in brackets.
 */
export function isPublicHttpsUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hostname } = new URL(value);
  const name = hostname.replace(/\.+$/, "").toLowerCase();
  if (protocol !== "https:" || username || password) return false;
  if (name.startsWith("[") || /^[\d.]+$/.test(name)) return false;
  return name.includes(".") && !privateName.test(name);
}
