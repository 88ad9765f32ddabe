import { Img, Link, Section, Text } from "@react-email/components";
import { absoluteUrl } from "@/lib/email/email-layout";
import { breakable, emailColors } from "@/lib/email/email-theme";

type PictureProps = {
  src: string;
  alt: string;
  /** In any unit: only the shape counts. */
  size: { width: number; height: number };
  href?: string;
  caption?: string;
};

/** The width of an email inside its border. */
const WIDTH = 558;

/** A picture at the head of an email, as wide as the email. */
export function EmailPicture({ src, alt, size, href, caption }: PictureProps) {
  const picture = (
    <Img
      src={absoluteUrl(src)}
      alt={alt}
      width={WIDTH}
      height={Math.round((WIDTH * size.height) / size.width)}
      className="email-muted"
      style={{
        color: emailColors.muted,
        display: "block",
        fontSize: 13,
        height: "auto",
        lineHeight: "18px",
        maxWidth: "100%",
        width: "100%",
        ...breakable,
      }}
    />
  );
  return (
    <Section>
      {href ? <Link href={absoluteUrl(href)}>{picture}</Link> : picture}
      {caption && (
        <Text
          className="email-muted"
          style={{
            color: emailColors.muted,
            fontSize: 14,
            lineHeight: "20px",
            margin: "8px 28px 0",
            ...breakable,
          }}
        >
          {caption}
        </Text>
      )}
    </Section>
  );
}
