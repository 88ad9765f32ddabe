import { Link, Section } from "@react-email/components";
import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import type { IssueBody } from "@/lib/community/desk-contracts";
import { absolute, Letter, paper, renderLetter, Words } from "@/lib/platform/letter";

const markdown = new Marked({ gfm: true, breaks: false, async: false });
// The place of the issue's own words in the letter paper; no Markdown makes it.
const place = "\u2063issue\u2063";

const looks: Record<string, string> = {
  p: "font-size:16px;line-height:25px;margin:0 0 14px",
  h1: "font-family:Georgia,serif;font-size:24px;font-weight:400;line-height:30px;margin:22px 0 10px",
  h2: "font-family:Georgia,serif;font-size:21px;font-weight:400;line-height:27px;margin:20px 0 8px",
  h3: "font-size:17px;font-weight:700;line-height:24px;margin:18px 0 6px",
  ul: "font-size:16px;line-height:25px;margin:0 0 14px;padding-left:22px",
  ol: "font-size:16px;line-height:25px;margin:0 0 14px;padding-left:22px",
  blockquote: `border-left:3px solid ${paper.line};color:${paper.muted};margin:0 0 14px;padding-left:14px`,
  hr: `border:0;border-top:1px solid ${paper.line};margin:22px 0`,
};

/** Markdown as the words of a mail: links and plain marks, nothing that runs, loads or hides. Paths become whole addresses. */
function wordsOf(content: string): string {
  const clean = sanitizeHtml(markdown.parse(content) as string, {
    allowedTags: [
      "p",
      "h1",
      "h2",
      "h3",
      "ul",
      "ol",
      "li",
      "blockquote",
      "hr",
      "br",
      "a",
      "strong",
      "em",
      "del",
      "code",
    ],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "http", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = "" }) => {
        const whole = href.startsWith("/") && !href.startsWith("//") ? absolute(href) : href;
        const attribs: Record<string, string> = whole ? { href: whole } : {};
        return { tagName, attribs };
      },
    },
  });
  return clean
    .replace(/<(p|h[123]|ul|ol|blockquote)>|<(hr) \/>/g, (_, name, rule) =>
      rule ? `<hr style="${looks.hr}" />` : `<${name} style="${looks[name] ?? ""}">`,
    )
    .replace(/<a href=/g, `<a style="color:${paper.ink};text-decoration:underline" href=`);
}

/** An issue on the museum's letter paper, with the way out that stands in every one. */
export async function renderIssue({ subject, content, leave }: IssueBody & { leave: string }) {
  const words = wordsOf(content);
  const preview = sanitizeHtml(words, { allowedTags: [], allowedAttributes: {} })
    .replace(/&[#\w]+;/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 110);
  const { html } = await renderLetter(
    <Letter preview={preview} title={subject}>
      <Section>{place}</Section>
      <Words quiet>
        You are sent this because you belong to the museum’s Circle, or asked for its letter.{" "}
        <Link href={leave} style={{ color: paper.ink, textDecoration: "underline" }}>
          Leave the list
        </Link>
        .
      </Words>
    </Letter>,
  );
  return {
    html: html.replace(place, () => words),
    text: `${subject}\n\n${content.trim()}\n\nLeave the list: ${leave}\n`,
  };
}
