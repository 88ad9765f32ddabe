import { Column, Row } from "@react-email/components";
import type { ReactNode } from "react";
import { alertJobs, wishlistJobs } from "@/lib/catalog/jobs";
import { includeParts, toProduct } from "@/lib/catalog/queries";
import { isSellable } from "@/lib/catalog/rules";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { emailJob } from "@/lib/email/email-job";
import {
  absoluteUrl,
  type EmailDraft,
  EmailLayout,
  EmailLink,
  EmailText,
  EmailThumbnail,
  renderDraft,
} from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";

const toSingleLine = (name: string) => name.replace(/\s+/g, " ");

export const confirmAlert = ({ name, token }: { name: string; token: string }): EmailDraft => ({
  subject: "Confirm your email alert",
  email: (
    <EmailLayout
      preview={`Confirm that you want an email when ${toSingleLine(name)} is available.`}
      title="Confirm your email alert"
      action={{ href: absoluteUrl(formRedirectPaths.confirmAlert(token)), label: "Confirm" }}
    >
      <EmailText>Someone, most likely you, asked for an email to this address when {name} is available.</EmailText>
      <EmailText>The link below works once, for seven days. You will get one email and no more.</EmailText>
      <EmailText muted>If it was not you, ignore this email: your address is deleted after a week.</EmailText>
    </EmailLayout>
  ),
});

/** The first picture of a drop. */
export type Picture = { url: string; alt: string } | undefined;

/** A drop's picture with a text beside it. */
export function PictureRow({ image, name, children }: { image: Picture; name: string; children: ReactNode }) {
  return (
    <Row>
      {image && (
        <Column width={112} style={{ paddingRight: 16, verticalAlign: "top", width: 112 }}>
          <EmailThumbnail src={image.url} alt={image.alt || name} height={120} />
        </Column>
      )}
      <Column style={{ verticalAlign: "top" }}>
        <EmailText>{children}</EmailText>
      </Column>
    </Row>
  );
}

type Available = { name: string; slug: string; image?: Picture; unsubscribeToken: string };

export const productAvailable = ({ name, slug, image, unsubscribeToken }: Available): EmailDraft => ({
  subject: `${toSingleLine(name)} is available now`,
  email: (
    <EmailLayout
      preview={`${toSingleLine(name)} is available now.`}
      title="Available now"
      action={{ href: absoluteUrl(paths.drop(slug)), label: "See the drop" }}
    >
      <PictureRow image={image} name={name}>
        You asked for an email when {name} is available. You can buy it now, while stock lasts.
      </PictureRow>
      <EmailText muted>
        This is the only email about this drop.{" "}
        <EmailLink href={absoluteUrl(formRedirectPaths.unsubscribeAlert(unsubscribeToken))}>
          Delete my address
        </EmailLink>
      </EmailText>
    </EmailLayout>
  ),
});

type FewLeft = { name: string; slug: string; stock: number; image?: Picture; unsubscribeToken: string };

export const fewLeft = ({ name, slug, stock, image, unsubscribeToken }: FewLeft): EmailDraft => ({
  subject: `${toSingleLine(name)}: only ${stock} left`,
  email: (
    <EmailLayout
      preview={`${toSingleLine(name)}: only ${stock} left.`}
      title={`Only ${stock} left`}
      action={{ href: absoluteUrl(paths.drop(slug)), label: "See the drop" }}
    >
      <PictureRow image={image} name={name}>
        Only {stock} left of {name}, which is on your wishlist. You asked for an email when few are left.
      </PictureRow>
      <EmailText muted>
        <EmailLink href={absoluteUrl(formRedirectPaths.unsubscribeAlert(unsubscribeToken))}>
          Stop emails about this drop
        </EmailLink>
      </EmailText>
    </EmailLayout>
  ),
});

/** Double opt-in email. Not sent if the drop has been deleted. */
const confirmAlertEmail = emailJob(
  async ({ to, token, productId }: { to: string; token: string; productId: string }) => {
    const product = await db.product.findFirst({ where: { id: productId, deletedAt: null } });
    return product && { to, ...(await renderDraft(confirmAlert({ name: product.name, token }))) };
  },
  { sensitive: true },
);

/** Notifies a subscriber that a drop is available. Not sent after they have unsubscribed; when it can no longer be bought, the alert waits on. */
const productAvailableEmail = emailJob(
  async ({ alertId }: { alertId: string }) => {
    const alert = await db.productAlert.findUnique({
      where: { id: alertId },
      include: { product: { include: includeParts } },
    });
    if (!alert || alert.product.deletedAt) return null;
    const { email, unsubscribeToken, variantId, cycle } = alert;
    const product = toProduct(alert.product, await databaseNow());
    const size = alert.product.variants.find(({ id }) => id === variantId);
    if (!isSellable(product) || (variantId && !size?.stock)) {
      await db.productAlert.updateMany({
        where: { id: alertId, status: "sent", cycle },
        data: { status: "confirmed", sentAt: null, cycle: { increment: 1 } },
      });
      return null;
    }
    const { slug, images } = product;
    const name = size?.name ? `${product.name}, ${size.name}` : product.name;
    return {
      to: email,
      ...(await renderDraft(productAvailable({ name, slug, image: images[0], unsubscribeToken }))),
      headers: {
        "List-Unsubscribe": `<${absoluteUrl(serverApiPaths.unsubscribeAlertOneClick(unsubscribeToken))}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  },
  { sensitive: true },
);

/** Notifies a user that few are left of a saved drop. Not sent after they have turned it off, or when it can no longer be bought. */
const fewLeftEmail = emailJob(
  async ({ itemId }: { itemId: string }) => {
    const item = await db.wishlistItem.findUnique({
      where: { id: itemId },
      include: { user: { select: { email: true } }, product: { include: includeParts } },
    });
    if (!item?.wantsFewLeft || item.product.deletedAt) return null;
    const product = toProduct(item.product, await databaseNow());
    if (!isSellable(product)) return null;
    const { name, slug, stock, images } = product;
    const { unsubscribeToken } = item;
    return {
      to: item.user.email,
      ...(await renderDraft(fewLeft({ name, slug, stock, image: images[0], unsubscribeToken }))),
      headers: {
        "List-Unsubscribe": `<${absoluteUrl(serverApiPaths.unsubscribeAlertOneClick(unsubscribeToken))}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  },
  { sensitive: true },
);

export const wishlistJobHandlers = handleJobs(wishlistJobs, { fewLeft: fewLeftEmail });

export const alertJobHandlers = handleJobs(alertJobs, {
  confirm: confirmAlertEmail,
  available: productAvailableEmail,
});
