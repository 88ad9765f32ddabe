import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, render, Text } from "@react-email/components";
import type { ReactElement, ReactNode } from "react";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/urls/paths";

// The light theme's colours as literals, because email programs support neither CSS variables nor themes.
export const emailColors = {
  ground: "#F7F4EC",
  surface: "#FFFDF8",
  ink: "#141B3A",
  muted: "#4C5169",
  line: "#D3CBB9",
} as const;

const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif";

/** The absolute URL of a path on this site. */
export function absoluteUrl(path: string): string {
  return `${env().APP_URL}${path}`;
}

type EmailLayoutProps = {
  /** Shown next to the subject in an inbox. */
  preview: string;
  title: string;
  children: ReactNode;
  action?: { href: string; label: string };
};

/** The layout of every email: brand, title, text and at most one button. */
export function EmailLayout({ preview, title, children, action }: EmailLayoutProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: emailColors.ground,
          color: emailColors.ink,
          fontFamily: sans,
          margin: 0,
          padding: "24px 0",
        }}
      >
        <Container
          style={{
            backgroundColor: emailColors.surface,
            border: `1px solid ${emailColors.line}`,
            maxWidth: 560,
            padding: "32px 28px",
          }}
        >
          <Text style={{ fontSize: 13, fontWeight: 700, letterSpacing: "0.08em", margin: 0 }}>THE LIVING ARCHIVE</Text>
          <Heading
            as="h1"
            style={{ fontFamily: serif, fontSize: 26, fontWeight: 400, lineHeight: "32px", margin: "20px 0 12px" }}
          >
            {title}
          </Heading>
          {children}
          {action && (
            <Button
              href={action.href}
              style={{
                backgroundColor: emailColors.ink,
                color: emailColors.surface,
                fontSize: 16,
                margin: "16px 0 8px",
                padding: "12px 20px",
              }}
            >
              {action.label}
            </Button>
          )}
          <Hr style={{ borderColor: emailColors.line, margin: "28px 0 12px" }} />
          <Text style={{ color: emailColors.muted, fontSize: 13, lineHeight: "20px", margin: 0 }}>
            The Living Archive ·{" "}
            <Link href={absoluteUrl(paths.contact)} style={{ color: emailColors.ink, textDecoration: "underline" }}>
              Contact support
            </Link>{" "}
            ·{" "}
            <Link href={absoluteUrl(paths.terms)} style={{ color: emailColors.ink, textDecoration: "underline" }}>
              Terms
            </Link>{" "}
            ·{" "}
            <Link href={absoluteUrl(paths.privacy)} style={{ color: emailColors.ink, textDecoration: "underline" }}>
              Privacy
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph of an email. */
export function EmailText({ children, muted = false }: { children: ReactNode; muted?: boolean }) {
  const color = muted ? emailColors.muted : emailColors.ink;
  return <Text style={{ color, fontSize: 16, lineHeight: "25px", margin: "0 0 14px" }}>{children}</Text>;
}

/** Renders an email as HTML and as plain text. */
export async function renderEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([render(email), render(email, { plainText: true })]);
  return { html, text };
}
