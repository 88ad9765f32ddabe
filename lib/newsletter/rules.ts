import { paths } from "@/lib/core/urls/paths";

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

/** The text of an issue for the web, where nobody can reply to an email: those words become a link to the contact page. */
export const textForWeb = (markdown: string): string =>
  markdown.replace(
    /(?<!\[)\breply to this e-?mail\b(?!\])/gi,
    (words) => `[${words.startsWith("R") ? "Write" : "write"} to us](${paths.contact})`,
  );
