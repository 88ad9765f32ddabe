import { Section } from "@react-email/components";
import sanitizeHtml from "sanitize-html";
import { renderMarkdown } from "@/lib/core/markdown";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { emailJob } from "@/lib/email/email-job";
import {
  absoluteUrl,
  type EmailDraft,
  EmailLayout,
  EmailLink,
  EmailSmallPrint,
  EmailText,
  renderDraft,
  renderEmail,
} from "@/lib/email/email-layout";
import { emailColors } from "@/lib/email/email-theme";
import type { IssueBody } from "@/lib/newsletter/contracts";

// Marks where the issue's HTML goes in the rendered layout; Markdown cannot produce it.
const CONTENT_PLACEHOLDER = "\u2063issue\u2063";

const inlineStyles: Record<string, string> = {
  p: "font-size:16px;line-height:25px;margin:0 0 14px",
  h1: "font-family:Georgia,serif;font-size:24px;font-weight:400;line-height:30px;margin:22px 0 10px",
  h2: "font-family:Georgia,serif;font-size:21px;font-weight:400;line-height:27px;margin:20px 0 8px",
  h3: "font-size:17px;font-weight:700;line-height:24px;margin:18px 0 6px",
  ul: "font-size:16px;line-height:25px;margin:0 0 14px;padding-left:22px",
  ol: "font-size:16px;line-height:25px;margin:0 0 14px;padding-left:22px",
  blockquote: `border-left:3px solid ${emailColors.line};color:${emailColors.muted};margin:0 0 14px;padding-left:14px`,
  hr: `border:0;border-top:1px solid ${emailColors.line};margin:22px 0`,
};

const breakable = "overflow-wrap:anywhere;word-break:break-word";

function styledTag(name: string): string {
  if (name === "hr") return `<hr class="email-line" style="${inlineStyles.hr}" />`;
  const theme = name === "blockquote" ? "email-muted email-line" : "email-ink";
  // The subject is the one h1 of the email.
  return `<${name === "h1" ? "h2" : name} class="${theme}" style="${inlineStyles[name] ?? ""};${breakable}">`;
}

/** Renders Markdown as sanitized email HTML. Relative links become absolute. */
function renderContent(content: string): string {
  const isOwnPath = (href: string) => href.startsWith("/") && !href.startsWith("//");
  return renderMarkdown(content, { resolveLink: (href) => (isOwnPath(href) ? absoluteUrl(href) : href) })
    .replace(/<(p|h[123]|ul|ol|blockquote)>|<(hr) \/>/g, (_, name, rule) => styledTag(name ?? rule))
    .replaceAll("</h1>", "</h2>")
    .replace(/<a href=/g, `<a class="email-ink" style="color:${emailColors.ink};text-decoration:underline" href=`);
}

/** Renders an issue as HTML and text, with the unsubscribe link. */
export async function renderIssue({ subject, content, unsubscribeUrl }: IssueBody & { unsubscribeUrl: string }) {
  const body = renderContent(content);
  const preview = sanitizeHtml(body, { allowedTags: [], allowedAttributes: {} })
    .replace(/&[#\w]+;/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 110);
  const { html } = await renderEmail(
    <EmailLayout
      preview={preview}
      title={subject}
      action={{ href: absoluteUrl(paths.home), label: "Visit the museum" }}
      footnote={
        <EmailSmallPrint>
          You receive this email because you are a member of the Circle or subscribed to our newsletter.{" "}
          <EmailLink href={unsubscribeUrl}>Unsubscribe</EmailLink>.
        </EmailSmallPrint>
      }
    >
      <Section>{CONTENT_PLACEHOLDER}</Section>
    </EmailLayout>,
  );
  return {
    html: html.replace(CONTENT_PLACEHOLDER, () => body),
    text: `${subject}\n\n${content.trim()}\n\nUnsubscribe: ${unsubscribeUrl}\n`,
  };
}

export const confirmNewsletter = (token: string): EmailDraft => ({
  subject: "Confirm your newsletter subscription",
  email: (
    <EmailLayout
      preview="Please confirm that you want our newsletter."
      title="Confirm your subscription"
      action={{ href: absoluteUrl(formRedirectPaths.confirmNewsletter(token)), label: "Confirm subscription" }}
    >
      <EmailText>
        Someone, most likely you, subscribed this address to the museum’s newsletter. It comes once a month.
      </EmailText>
      <EmailText>Use the link below to confirm. It works once, for seven days.</EmailText>
      <EmailText muted>If it was not you, ignore this email and you will get no newsletter.</EmailText>
    </EmailLayout>
  ),
});

export const confirmNewsletterEmail = emailJob(
  async ({ to, token }: { to: string; token: string }) => ({ to, ...(await renderDraft(confirmNewsletter(token))) }),
  { sensitive: true },
);
