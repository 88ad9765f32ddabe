const written = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/;

/** A moment as it is written: with its offset, or without one by the clock of Lagos, which is an hour ahead all year. Null for anything else. */
export function readMoment(typed: string): Date | null {
  const [, date = "", clock = "", offset = "+01:00"] = written.exec(typed.trim()) ?? [];
  const at = new Date(`${date}T${clock}${offset}`);
  // "2026-02-31" is read as a day in March: what comes out has to be what was written.
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return null;
  return at.getUTCFullYear() >= 2020 && at.getUTCFullYear() < 2100 ? at : null;
}

/** The same moment as a field for it writes it, by the clock of Lagos; empty for none. */
export const writeMoment = (at: string | null): string =>
  at === null
    ? ""
    : new Date(new Date(at).getTime() + 3_600_000)
        .toISOString()
        .slice(0, 23)
        .replace(/(:00)?\.000$/, "");
