import { Img, Link, Section, Text } from "@react-email/components";
import { absoluteUrl } from "@/lib/email/email-layout";
import { breakable, emailColors } from "@/lib/email/email-theme";
import type { AdminOrder } from "@/lib/orders/contracts";
import { orderNumbersText } from "@/lib/orders/number-rules";

const WIDTH = 264;

type EmailObjectProps = {
  order: AdminOrder;
  /** The page of the order. */
  href: string;
};

/** The first object of an order, large, with its number below: the head of the confirmation. */
export function EmailObject({ order, href }: EmailObjectProps) {
  const [item] = order.items;
  const [image] = item?.product.images ?? [];
  if (!item || !image) return null;
  const number = orderNumbersText(item);
  return (
    <Section
      className="email-ground email-line"
      data-skip-in-text
      style={{
        backgroundColor: emailColors.ground,
        borderBottom: `1px solid ${emailColors.line}`,
        padding: "28px 20px 22px",
        textAlign: "center",
      }}
    >
      <Link href={href}>
        <Img
          src={absoluteUrl(image.url)}
          alt={image.alt || item.product.name}
          width={WIDTH}
          height={(WIDTH * 5) / 4}
          className="email-muted"
          style={{
            color: emailColors.muted,
            display: "block",
            fontSize: 13,
            lineHeight: "18px",
            margin: "0 auto",
            objectFit: "cover",
            ...breakable,
          }}
        />
      </Link>
      {number && (
        <Text
          className="email-ink"
          style={{ color: emailColors.ink, fontSize: 26, fontWeight: 700, lineHeight: "32px", margin: "16px 0 0" }}
        >
          {number}
        </Text>
      )}
    </Section>
  );
}
