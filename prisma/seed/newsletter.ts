import { day, hour, minute } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";
import type { Block, Card } from "../../lib/newsletter/blocks";

/** Days before the seed on which the issue was sent. */
const DAYS_AGO = 12;
const SUBJECT = "Eighteen hats, and where they were left";
const READERS = ["collector", "yearly", "monthly", "renewing"] as const;

const text = `The eighteen are hung in order, from the first hat to the last, and each has the record beside it.

## What is new

- The amphora has its papers, and [a sale](/auctions).
- The annotations of three works can be read up close.
- Seats for the next evening are [open](/events).

Reply to this email with a sentence that you never sent. We read all of them.`;

/** Adds one issue that was sent and is in the public archive; returns 1, or 0 if it is there. */
export async function addNewsletter(
  tx: Tx,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  const id = fixedId("nws", "eighteen-hats");
  const admin = await tx.user.findUnique({ where: { email: "admin@livingarchive.test" } });
  if (!admin) return 0;
  const product = await tx.product.findFirst({
    where: { slug: "handover-amphora" },
    include: { images: { orderBy: { position: "asc" }, take: 1 } },
  });
  const sentAt = new Date(now.getTime() - DAYS_AGO * day);
  const ref = product?.id ?? "";
  const blocks: Block[] = [
    {
      id: "head",
      type: "picture",
      url: "/images/home/heads-of-state-1600.jpg",
      alt: "Eighteen offices in cut paper, each with an object in place of the face.",
      caption: "",
    },
    { id: "text", type: "text", text },
    ...(product ? [{ id: "amphora", type: "card", kind: "product", ref } as const] : []),
  ];
  const cards: Record<string, Card> = product
    ? {
        [ref]: {
          kind: "product",
          ref,
          title: product.name,
          detail: "",
          picture: product.images[0]?.url ?? null,
          href: `/drops/${product.slug}`,
        },
      }
    : {};
  const { count } = await tx.newsletterIssue.createMany({
    data: {
      id,
      subject: SUBJECT,
      summary: "The hang is complete, the amphora has its papers, and seats for the next evening are open.",
      content: text,
      blocks,
      cards,
      audience: "members",
      status: "sent",
      isPublic: true,
      slug: "eighteen-hats-and-where-they-were-left",
      sentById: admin.id,
      startedAt: sentAt,
      finishedAt: new Date(sentAt.getTime() + minute),
      createdAt: new Date(sentAt.getTime() - day),
      updatedAt: new Date(sentAt.getTime() - hour),
    },
    skipDuplicates: true,
  });
  if (count === 0) return 0;
  await tx.newsletterDelivery.createMany({
    data: READERS.map((key, index) => ({
      id: fixedId("dlv", `eighteen-hats/${key}`),
      issueId: id,
      email: `${key}@livingarchive.test`,
      userId: fixedId("usr", key),
      status: "sent",
      sentAt,
      deliveredAt: new Date(sentAt.getTime() + minute),
      clickedAt: index === 0 ? new Date(sentAt.getTime() + hour) : null,
    })),
  });
  return 1;
}
