const LONGEST_SLUG = 80;

/** The address of an issue in the archive: "november-in-the-museum". */
export const slugOf = (subject: string): string =>
  subject
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, "") || "newsletter";
