import { type Picture, PictureRow } from "@/lib/catalog/emails";
import { includeParts, toProduct } from "@/lib/catalog/queries";
import { isSellable } from "@/lib/catalog/rules";
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
  /** Until when the draw that gives its units can be entered; null without one. */
  drawUntil: Date | null;
  image?: Picture;
  unsubscribeToken: string;
};

function howToBuy({ opensAt, drawUntil }: NewDrop): string {
  if (drawUntil) return `It is sold by a draw, which can be entered until ${opening.format(drawUntil)}, Lagos time.`;
  return opensAt ? `It opens on ${opening.format(opensAt)}, Lagos time.` : "You can buy it now, while stock lasts.";
}

export const newDropDraft = (drop: NewDrop): EmailDraft => ({
  subject: `A new drop: ${drop.name.replace(/\s+/g, " ")}`,
  email: (
    <EmailLayout
      preview={`A new drop of ${drop.followed}.`}
      title={drop.opensAt || drop.drawUntil ? "A new drop is announced" : "A new drop is open"}
      action={{ href: absoluteUrl(paths.drop(drop.slug)), label: "See the drop" }}
    >
      <PictureRow image={drop.image} name={drop.name}>
        {drop.name} belongs to {drop.followed}, which you follow. {howToBuy(drop)}
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

/**
 * Not sent after the user has stopped following. While the drop can neither be bought nor entered for, now or later, it does not count as sent,
 * so that `notifyFollowers` enqueues it again when it can.
 */
const newDropEmail = emailJob(
  async ({ followId, productId }: { followId: string; productId: string }) => {
    const follow = await db.follow.findUnique({
      where: { id: followId },
      include: { user: { select: { email: true } } },
    });
    const row = await db.product.findFirst({ where: { id: productId, deletedAt: null }, include: includeParts });
    if (!follow || !row) return null;
    const now = await databaseNow();
    const product = toProduct(row, now);
    const draw = await db.draw.findFirst({
      where: { productId, state: "accepting", closesAt: { gt: now } },
      select: { closesAt: true },
    });
    const isAnnounced = product.phase === "upcoming" && product.draw === null;
    if (!row.inStock || !(draw || isAnnounced || isSellable(product))) {
      await db.followMail.deleteMany({ where: { userId: follow.userId, productId } });
      return null;
    }
    const { name, slug, images } = product;
    const { unsubscribeToken: token } = follow;
    const followed = (await getFollowTarget(follow))?.name ?? follow.key;
    const draft = newDropDraft({
      followed: follow.kind === "series" ? `the series ${followed}` : followed,
      name,
      slug,
      opensAt: isAnnounced ? row.opensAt : null,
      drawUntil: draw?.closesAt ?? null,
      image: images[0],
      unsubscribeToken: token,
    });
    return { to: follow.user.email, ...(await renderDraft(draft)), headers: unsubscribeHeaders(token) };
  },
  { sensitive: true },
);

/** Not sent after the wish was taken back, or while the number cannot be bought: then it costs no email of the day. */
const numberFreeEmail = emailJob(
  async ({ wishId }: { wishId: string }) => {
    const wish = await db.numberWish.findUnique({
      where: { id: wishId },
      include: { user: { select: { email: true } }, product: { include: includeParts } },
    });
    if (!wish) return null;
    const { number, productId, unsubscribeToken } = wish;
    const product = toProduct(wish.product, await databaseNow());
    const [sold, held] = await Promise.all([
      db.edition.count({ where: { productId, number } }),
      db.editionClaim.count({ where: { productId, number } }),
    ]);
    if (wish.product.deletedAt || !isSellable(product) || sold + held > 0) {
      await db.numberWish.updateMany({ where: { id: wishId }, data: { notifiedAt: null } });
      return null;
    }
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
