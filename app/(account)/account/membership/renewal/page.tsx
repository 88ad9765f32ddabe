import { redirect } from "next/navigation";
import { ExitForm } from "@/components/subscriptions/exit-form";
import { MembershipPage } from "@/components/subscriptions/membership-page";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getSubscription } from "@/lib/subscriptions/queries";

export const metadata = privatePageMetadata("Turn off renewal");

/** Turns the renewal off, with a question that can be left out. */
export default async function TurnOffRenewalPage() {
  const user = await requireCurrentUser(paths.turnOffRenewal);
  const membership = await readForPage(getSubscription(user._id));
  const isOn = membership?.renewal && ["active", "attention"].includes(membership.renewal.status);
  if (!membership || !isOn) redirect(paths.account);
  return (
    <MembershipPage
      title="Turn off renewal"
      intro={`Your card is not charged again. The Circle stays open to you until ${formatLagosDate(membership.until)}, and you can turn the renewal on again until then.`}
    >
      <ExitForm />
      {membership.pauseRefusal === null && (
        <section className="grid justify-items-start gap-3 border-line border-t pt-6">
          <h2 className="text-subheading">Only need a break?</h2>
          <p className="text-muted">Pause for up to 3 months. Your paid days wait for you.</p>
          <ButtonLink href={paths.pausePlan} variant="secondary" size="small">
            Pause instead
          </ButtonLink>
        </section>
      )}
    </MembershipPage>
  );
}
