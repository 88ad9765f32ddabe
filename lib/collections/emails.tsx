import { type Picture, PictureRow } from "@/lib/catalog/emails";
import { getFollowTarget } from "@/lib/collections/following-queries";
import { collectionJobs } from "@/lib/collections/jobs";
import { notifyNumberWishes } from "@/lib/collections/notify-number-wishes";
import { editionPaths } from "@/lib/core/urls/edition-paths";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailLink, EmailText, renderDraft } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";
import type { Prisma } from "@/prisma/generated/client";

const opening = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "Africa/Lagos" });

/** The link that ends the emails, and the headers for mail programs (RFC 8058). */
const unsubscribeUrl = (token: string) => absoluteUrl(formRedirectPaths.unsubscribeFollow(token));
const unsubscribeHeaders = (token: string) => ({
  "List-Unsubscribe": `<${absoluteUrl(serverApiPaths.unsubscribeFollowOneClick(token))}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

type NewDrop = {
  /** The leader or the series. */
  followed: string;
  name: string;
  slug: string;
  /** Null for a drop that is open. */
  opensAt: Date | null;
  image?: Picture;
  unsubscribeToken: string;
};

export const newDropDraft = (drop: NewDrop): EmailDraft => ({
  subject: `A new drop: ${drop.name.replace(/\s+/g, " ")}`,
  email: (
    <EmailLayout
      preview={`A new drop of ${drop.followed}.`}
      title={drop.opensAt ? "A new drop is announced" : "A new drop is open"}
      action={{ href: absoluteUrl(paths.drop(drop.slug)), label: "See the drop" }}
    >
      <PictureRow image={drop.image} name={drop.name}>
        {drop.name} belongs to {drop.followed}, which you follow.{" "}
        {drop.opensAt
          ? `It opens on ${opening.format(drop.opensAt)}, Lagos time.`
          : "You can buy it now, while stock lasts."}
      </PictureRow>
      <EmailText muted>
        This is the only email about this drop.{" "}
        <EmailLink href={unsubscribeUrl(drop.unsubscribeToken)}>Stop following {drop.followed}</EmailLink>
      </EmailText>
    </EmailLayout>
  ),
});

type NumberFree = { name: string; slug: string; number: number; image?: Picture; unsubscribeToken: string };

export const numberFreeDraft = ({ name, slug, number, image, unsubscribeToken }: NumberFree): EmailDraft => ({
  subject: `No. ${number} of ${name.replace(/\s+/g, " ")} is available`,
  email: (
    <EmailLayout
      preview={`No. ${number} of ${name} is available.`}
      title={`No. ${number} is available`}
      action={{ href: absoluteUrl(editionPaths.numbers(slug)), label: "See the numbers" }}
    >
      <PictureRow image={image} name={name}>
        You asked for an email when No. {number} of {name} is available. It is not reserved for you: the first to buy it
        gets it.
      </PictureRow>
      <EmailText muted>
        You get at most one email a day about this number.{" "}
        <EmailLink href={unsubscribeUrl(unsubscribeToken)}>Stop these emails</EmailLink>
      </EmailText>
    </EmailLayout>
  ),
});

const firstImage = {
  images: { orderBy: [{ position: "asc" }, { id: "asc" }], take: 1 },
} satisfies Prisma.ProductInclude;

/** Not sent after the user has stopped following, or when the drop is not shown or for sale any more. */
const newDropEmail = emailJob(
  async ({ followId, productId }: { followId: string; productId: string }) => {
    const follow = await db.follow.findUnique({
      where: { id: followId },
      include: { user: { select: { email: true } } },
    });
    const product = await db.product.findUnique({ where: { id: productId }, include: firstImage });
    if (!follow || !product || product.deletedAt || !product.inStock) return null;
    const now = await databaseNow();
    if (product.closesAt && product.closesAt <= now) return null;
    const { name, slug, opensAt, images } = product;
    const { unsubscribeToken: token } = follow;
    const followed = (await getFollowTarget(follow))?.name ?? follow.key;
    const draft = newDropDraft({
      followed: follow.kind === "series" ? `the series ${followed}` : followed,
      name,
      slug,
      opensAt: opensAt && opensAt > now ? opensAt : null,
      image: images[0],
      unsubscribeToken: token,
    });
    return { to: follow.user.email, ...(await renderDraft(draft)), headers: unsubscribeHeaders(token) };
  },
  { sensitive: true },
);

/** Not sent after the wish was taken back, or when the number was sold meanwhile. */
const numberFreeEmail = emailJob(
  async ({ wishId }: { wishId: string }) => {
    const wish = await db.numberWish.findUnique({
      where: { id: wishId },
      include: { user: { select: { email: true } }, product: { include: firstImage } },
    });
    if (!wish || wish.product.deletedAt) return null;
    const { number, productId, product, unsubscribeToken } = wish;
    const [sold, held] = await Promise.all([
      db.edition.count({ where: { productId, number } }),
      db.editionClaim.count({ where: { productId, number } }),
    ]);
    if (sold + held > 0) return null;
    const draft = numberFreeDraft({
      name: product.name,
      slug: product.slug,
      number,
      image: product.images[0],
      unsubscribeToken,
    });
    return { to: wish.user.email, ...(await renderDraft(draft)), headers: unsubscribeHeaders(unsubscribeToken) };
  },
  { sensitive: true },
);

export const collectionJobHandlers = handleJobs(collectionJobs, {
  newDrop: newDropEmail,
  numberFree: numberFreeEmail,
  numbersFreed: {
    run: async ({ productId, numbers }) => {
      await transaction((tx) => notifyNumberWishes(tx, productId, numbers));
    },
  },
});
