const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** "November 2026". */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-15T00:00:00Z`));
