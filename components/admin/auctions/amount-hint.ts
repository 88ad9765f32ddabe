import { formatNaira, parseKobo } from "@/lib/core/money";

/** The text below an amount: what was typed as money, then the help. */
export function amountHint(typed: string, help?: string): string | undefined {
  const kobo = parseKobo(typed);
  if (kobo === null) return help;
  return help ? `${formatNaira(kobo)}. ${help}` : formatNaira(kobo);
}
