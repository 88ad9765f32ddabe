import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, render, Text } from "@react-email/components";
import type { ReactElement, ReactNode } from "react";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";

// The reading room's colours, written out: mail programs know neither variables nor themes.
export const paper = {
  ground: "#F7F4EC",
  surface: "#FFFDF8",
  ink: "#141B3A",
  muted: "#4C5169",
  line: "#D3CBB9",
} as const;

const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif";

/** A full address on this site, for a reader who is not on it. */
export function absolute(path: string): string {
  return `${env().APP_URL}${path}`;
}

type LetterProps = {
  /** What a mail program shows beside the subject. */
  preview: string;
  title: string;
  children: ReactNode;
  action?: { href: string; label: string };
};

/** The museum's letter paper: a name above, a title, the words, at most one button. */
export function Letter({ preview, title, children, action }: LetterProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: paper.ground, color: paper.ink, fontFamily: sans, margin: 0, padding: "24px 0" }}>
        <Container
          style={{
            backgroundColor: paper.surface,
            border: `1px solid ${paper.line}`,
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
                backgroundColor: paper.ink,
                color: paper.surface,
                fontSize: 16,
                margin: "16px 0 8px",
                padding: "12px 20px",
              }}
            >
              {action.label}
            </Button>
          )}
          <Hr style={{ borderColor: paper.line, margin: "28px 0 12px" }} />
          <Text style={{ color: paper.muted, fontSize: 13, lineHeight: "20px", margin: 0 }}>
            The Living Archive ·{" "}
            <Link href={absolute(paths.contact)} style={{ color: paper.ink, textDecoration: "underline" }}>
              Contact support
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph of a letter. */
export function Words({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  const color = quiet ? paper.muted : paper.ink;
  return <Text style={{ color, fontSize: 16, lineHeight: "25px", margin: "0 0 14px" }}>{children}</Text>;
}

/** Both forms of a letter, for those who read HTML and those who do not. */
export async function renderLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([render(letter), render(letter, { plainText: true })]);
  return { html, text };
}
