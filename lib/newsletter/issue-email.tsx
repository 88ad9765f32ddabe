import { Column, Img, Link, Row, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { htmlToText, renderMarkdown } from "@/lib/core/markdown";
import { paths } from "@/lib/core/urls/paths";
import {
  absoluteUrl,
  EmailLayout,
  EmailLink,
  EmailSmallPrint,
  EmailThumbnail,
  renderEmail,
} from "@/lib/email/email-layout";
import { EmailPicture } from "@/lib/email/email-picture";
import { breakable, emailColors } from "@/lib/email/email-theme";
import { type Block, type Card, type Cards, type PictureBlock, pictureSize, splitHead } from "@/lib/newsletter/blocks";
import { issueText } from "@/lib/newsletter/issue-text";

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

const breakableStyle = "overflow-wrap:anywhere;word-break:break-word";

function styledTag(name: string): string {
  if (name === "hr") return `<hr class="email-line" style="${inlineStyles.hr}" />`;
  const theme = name === "blockquote" ? "email-muted email-line" : "email-ink";
  // The subject is the one h1 of the email.
  return `<${name === "h1" ? "h2" : name} class="${theme}" style="${inlineStyles[name] ?? ""};${breakableStyle}">`;
}

/** Renders Markdown as sanitized email HTML. Relative links become absolute. */
function renderContent(content: string): string {
  const isOwnPath = (href: string) => href.startsWith("/") && !href.startsWith("//");
  return renderMarkdown(content, { resolveLink: (href) => (isOwnPath(href) ? absoluteUrl(href) : href) })
    .replace(/<(p|h[123]|ul|ol|blockquote)>|<(hr) \/>/g, (_, name, rule) => styledTag(name ?? rule))
    .replaceAll("</h1>", "</h2>")
    .replace(/<a href=/g, `<a class="email-ink" style="color:${emailColors.ink};text-decoration:underline" href=`);
}

// Marks where the HTML of a text block goes in the rendered layout; Markdown cannot produce it.
const placeholder = (id: string) => `\u2063block-${id}\u2063`;

/** The width of the text of an email. */
const TEXT_WIDTH = 502;

function PictureRow({ url, alt, caption }: PictureBlock) {
  const { width, height } = pictureSize(url);
  return (
    <Section style={{ margin: "6px 0 20px" }}>
      <Img
        src={absoluteUrl(url)}
        alt={alt}
        width={TEXT_WIDTH}
        height={Math.round((TEXT_WIDTH * height) / width)}
        className="email-muted"
        style={{
          color: emailColors.muted,
          display: "block",
          fontSize: 13,
          height: "auto",
          lineHeight: "18px",
          maxWidth: "100%",
          width: "100%",
        }}
      />
      {caption && (
        <Text
          className="email-muted"
          style={{ color: emailColors.muted, fontSize: 14, lineHeight: "20px", margin: "8px 0 0", ...breakable }}
        >
          {caption}
        </Text>
      )}
    </Section>
  );
}

const cardLabels = { product: "See the drop", event: "See the event", artwork: "See the work" } as const;
const cardTextStyle = { fontSize: 16, lineHeight: "24px", margin: 0, ...breakable } as const;

/** A drop, event or work with its picture, name, price or date, and link. */
function CardRow({ card, hasPicture }: { card: Card; hasPicture: boolean }) {
  const href = absoluteUrl(card.href);
  return (
    <Section
      className="email-line"
      style={{
        borderBottom: `1px solid ${emailColors.line}`,
        borderTop: `1px solid ${emailColors.line}`,
        margin: "6px 0 20px",
        padding: "14px 0",
      }}
    >
      <Row>
        {hasPicture && card.picture && (
          <Column width={112} style={{ paddingRight: 16, verticalAlign: "top", width: 112 }}>
            <Link href={href}>
              <EmailThumbnail src={card.picture} alt={card.title} height={120} />
            </Link>
          </Column>
        )}
        <Column style={{ verticalAlign: "top" }}>
          <Text className="email-ink" style={{ ...cardTextStyle, color: emailColors.ink, fontWeight: 700 }}>
            {card.title}
          </Text>
          {card.detail && (
            <Text className="email-muted" style={{ ...cardTextStyle, color: emailColors.muted, fontSize: 15 }}>
              {card.detail}
            </Text>
          )}
          <Text className="email-ink" style={{ ...cardTextStyle, color: emailColors.ink, marginTop: 6 }}>
            <EmailLink href={href}>{cardLabels[card.kind]}</EmailLink>
          </Text>
        </Column>
      </Row>
    </Section>
  );
}

type RenderIssue = {
  subject: string;
  summary: string;
  blocks: readonly Block[];
  cards: Cards;
  /** The address in the archive; null for an issue that is not public. */
  slug: string | null;
  unsubscribeUrl: string;
};

/** Renders an issue as HTML and text, with the unsubscribe link. The first picture is at its head. */
export async function renderIssue(issue: RenderIssue): Promise<{ html: string; text: string }> {
  const { subject, summary, blocks, cards, slug, unsubscribeUrl } = issue;
  const { head, rest } = splitHead(blocks, cards);
  const texts = rest.flatMap((block) =>
    block.type === "text" ? [{ mark: placeholder(block.id), html: renderContent(block.text) }] : [],
  );
  const show = (block: Block): ReactNode => {
    if (block.type === "text") return <Section key={block.id}>{placeholder(block.id)}</Section>;
    if (block.type === "picture") return <PictureRow key={block.id} {...block} />;
    const card = cards[block.ref];
    return card && <CardRow key={block.id} card={card} hasPicture={block.id !== head?.from} />;
  };
  const online = slug && absoluteUrl(paths.newsletter(slug));
  const { html } = await renderEmail(
    <EmailLayout
      preview={summary || htmlToText(texts.map((one) => one.html).join(" ")).slice(0, 110) || subject}
      title={subject}
      picture={head && <EmailPicture {...head} size={pictureSize(head.src)} />}
      action={{ href: absoluteUrl(paths.home), label: "Visit the museum" }}
      footnote={
        <EmailSmallPrint>
          You receive this email because you are a member of the Circle or subscribed to our newsletter.{" "}
          {online && (
            <>
              <EmailLink href={online}>Read it on our site</EmailLink>.{" "}
            </>
          )}
          <EmailLink href={unsubscribeUrl}>Unsubscribe</EmailLink>.
        </EmailSmallPrint>
      }
    >
      {rest.map(show)}
    </EmailLayout>,
  );
  return {
    html: texts.reduce((page, { mark, html: text }) => page.replace(mark, () => text), html),
    text: issueText({ subject, blocks, cards, online, unsubscribeUrl, toUrl: absoluteUrl }),
  };
}
