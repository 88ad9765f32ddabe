import { alertJobs } from "@/lib/catalog/jobs";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, EmailLayout, EmailText, renderEmail } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";

const toSingleLine = (name: string) => name.replace(/\s+/g, " ");

/** Double opt-in email. Not sent if the drop has been deleted. */
const confirmAlertEmail = emailJob(
  async ({ to, token, productId }: { to: string; token: string; productId: string }) => {
    const product = await db.product.findFirst({ where: { id: productId, deletedAt: null } });
    if (!product) return null;
    const email = (
      <EmailLayout
        preview={`Confirm that you want an email when ${toSingleLine(product.name)} is available.`}
        title="Confirm your email alert"
        action={{ href: absoluteUrl(formRedirectPaths.confirmAlert(token)), label: "Confirm" }}
      >
        <EmailText>
          Someone, most likely you, asked for an email to this address when {product.name} is available.
        </EmailText>
        <EmailText>The link below works once, for seven days. You will get one email and no more.</EmailText>
        <EmailText muted>If it was not you, ignore this email: your address is deleted after a week.</EmailText>
      </EmailLayout>
    );
    return { to, subject: "Confirm your email alert", ...(await renderEmail(email)) };
  },
  { sensitive: true },
);

/** Notifies a subscriber that a drop is available. Not sent after they have unsubscribed. */
const productAvailableEmail = emailJob(
  async ({ alertId }: { alertId: string }) => {
    const alert = await db.productAlert.findUnique({ where: { id: alertId }, include: { product: true } });
    if (!alert || alert.product.deletedAt) return null;
    const { name, slug } = alert.product;
    const email = (
      <EmailLayout
        preview={`${toSingleLine(name)} is available now.`}
        title="Available now"
        action={{ href: absoluteUrl(paths.drop(slug)), label: "See the drop" }}
      >
        <EmailText>You asked for an email when {name} is available. It is, while stock lasts.</EmailText>
        <EmailText muted>
          This is the only email about this drop.{" "}
          <a href={absoluteUrl(formRedirectPaths.unsubscribeAlert(alert.unsubscribeToken))}>Delete my address</a>
        </EmailText>
      </EmailLayout>
    );
    return {
      to: alert.email,
      subject: `${toSingleLine(name)} is available now`,
      ...(await renderEmail(email)),
      headers: {
        "List-Unsubscribe": `<${absoluteUrl(serverApiPaths.unsubscribeAlertOneClick(alert.unsubscribeToken))}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  },
  { sensitive: true },
);

export const alertJobHandlers = handleJobs(alertJobs, {
  confirm: confirmAlertEmail,
  available: productAvailableEmail,
});
