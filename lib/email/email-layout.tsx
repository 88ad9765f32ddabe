import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  render,
  Section,
  Text,
} from "@react-email/components";
import type { ReactElement, ReactNode } from "react";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/urls/paths";
import { breakable, emailColors, emailStylesheet } from "@/lib/email/email-theme";

const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const mono = "Menlo, Consolas, 'Courier New', monospace";

/** The absolute URL of a path on this site; a URL that is absolute already is returned as it is. */
export function absoluteUrl(path: string): string {
  return path.startsWith("https://") ? path : `${env().APP_URL}${path}`;
}

type EmailLayoutProps = {
  /** Shown next to the subject in an inbox. */
  preview: string;
  title: string;
  /** A picture above the title (email-picture.tsx). */
  picture?: ReactNode;
  children: ReactNode;
  action?: { href: string; label: string };
  /** Small print below the button. */
  footnote?: ReactNode;
  /** What only matters when somebody looks for it. */
  belowFooter?: ReactNode;
};

// The picture has its own dark ground, so that it looks the same in both themes; its text is what remains without pictures.
function Logo() {
  return (
    <Link href={absoluteUrl(paths.home)}>
      <Img
        src={absoluteUrl("/logos/email.png")}
        alt="The Living Archive"
        width={186}
        height={64}
        style={{
          backgroundColor: emailColors.ink,
          color: emailColors.surface,
          display: "block",
          fontFamily: serif,
          fontSize: 20,
          lineHeight: "64px",
        }}
      />
    </Link>
  );
}

function Footer() {
  const links = { "Contact support": paths.contact, Terms: paths.terms, Privacy: paths.privacy };
  return (
    <>
      <Hr className="email-line" style={{ borderColor: emailColors.line, margin: "28px 0 12px" }} />
      <Text
        className="email-muted"
        style={{ color: emailColors.muted, fontSize: 13, lineHeight: "20px", margin: 0, ...breakable }}
      >
        The Living Archive
        {Object.entries(links).map(([label, path]) => (
          <span key={path}>
            {" · "}
            <EmailLink href={absoluteUrl(path)}>{label}</EmailLink>
          </span>
        ))}
      </Text>
    </>
  );
}

/** The layout of every email: logo, title, text and at most one button, in a light and a dark theme. */
export function EmailLayout({ preview, title, picture, children, action, footnote, belowFooter }: EmailLayoutProps) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{emailStylesheet}</style>
      </Head>
      <Body
        className="email-ground email-ink"
        style={{
          backgroundColor: emailColors.ground,
          color: emailColors.ink,
          fontFamily: sans,
          margin: 0,
          padding: "24px 0",
        }}
      >
        <Preview>{preview}</Preview>
        {/* biome-ignore lint/a11y/useSemanticElements: some email clients remove a <main> with all that is in it. */}
        <div role="main">
          <Container
            className="email-surface"
            style={{ backgroundColor: emailColors.surface, border: `1px solid ${emailColors.line}`, maxWidth: 560 }}
          >
            <Section data-skip-in-text style={{ backgroundColor: emailColors.ink, padding: "0 16px" }}>
              <Logo />
            </Section>
            {picture}
            <Section className="email-card" style={{ padding: "8px 28px 32px" }}>
              <Heading
                as="h1"
                className="email-ink email-title"
                style={{
                  color: emailColors.ink,
                  fontFamily: serif,
                  fontSize: 28,
                  fontWeight: 400,
                  lineHeight: "34px",
                  margin: "24px 0 14px",
                  ...breakable,
                }}
              >
                {title}
              </Heading>
              {children}
              {action && (
                <Button
                  href={action.href}
                  className="email-button"
                  style={{
                    backgroundColor: emailColors.accent,
                    borderRadius: 2,
                    color: emailColors.onAccent,
                    fontSize: 17,
                    fontWeight: 700,
                    margin: "12px 0 20px",
                    padding: "16px 28px",
                  }}
                >
                  {action.label}
                </Button>
              )}
              {footnote}
              <Footer />
              {belowFooter && <Section style={{ paddingTop: 16 }}>{belowFooter}</Section>}
            </Section>
          </Container>
        </div>
      </Body>
    </Html>
  );
}

/** A paragraph of an email. */
export function EmailText({ children, muted = false }: { children: ReactNode; muted?: boolean }) {
  return (
    <Text
      className={muted ? "email-muted" : "email-ink"}
      style={{
        color: muted ? emailColors.muted : emailColors.ink,
        fontSize: 16,
        lineHeight: "25px",
        margin: "0 0 14px",
        ...breakable,
      }}
    >
      {children}
    </Text>
  );
}

/** A link in the text of an email. */
export function EmailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="email-ink"
      style={{ color: emailColors.ink, textDecoration: "underline", ...breakable }}
    >
      {children}
    </Link>
  );
}

/** A hash or code, which breaks anywhere. */
export function EmailCode({ children }: { children: string }) {
  return <span style={{ fontFamily: mono, fontSize: 14, wordBreak: "break-all" }}>{children}</span>;
}

type ThumbnailProps = { src: string; alt: string; height?: number };

/** A picture of an object beside its text: four by five, like the pictures of the drops. */
export function EmailThumbnail({ src, alt, height = 90 }: ThumbnailProps) {
  return (
    <Img
      src={absoluteUrl(src)}
      alt={alt}
      width={(height * 4) / 5}
      height={height}
      className="email-muted"
      style={{
        color: emailColors.muted,
        display: "block",
        fontSize: 12,
        lineHeight: "16px",
        objectFit: "cover",
        ...breakable,
      }}
    />
  );
}

/** A caption in small print. */
export function EmailSmallPrint({ children }: { children: ReactNode }) {
  return (
    <Text
      className="email-muted"
      style={{ color: emailColors.muted, fontSize: 14, lineHeight: "21px", margin: "0 0 12px", ...breakable }}
    >
      {children}
    </Text>
  );
}

/** A subject and a template, before they are rendered. */
export type EmailDraft = { subject: string; email: ReactElement };

/** Renders an email as HTML and as plain text. */
export async function renderEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([render(email), render(email, { plainText: true })]);
  return { html, text };
}

/** Renders the template of a draft. */
export async function renderDraft({
  subject,
  email,
}: EmailDraft): Promise<{ subject: string; html: string; text: string }> {
  return { subject, ...(await renderEmail(email)) };
}
