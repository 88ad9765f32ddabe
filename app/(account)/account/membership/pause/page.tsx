import { MembershipPage } from "@/components/subscriptions/membership-page";
import { PauseForm } from "@/components/subscriptions/pause-form";
import { Alert } from "@/components/ui/alert";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { quotePauses } from "@/lib/subscriptions/quote-pauses";

export const metadata = privatePageMetadata("Pause your membership");

/** The rule of the pause, and what each length would come to. */
export default async function PausePage() {
  const user = await requireCurrentUser(paths.pausePlan);
  const { refusal, pauses } = await readForPage(quotePauses(user._id));
  return (
    <MembershipPage
      title="Pause your membership"
      intro="Up to 3 months, once in 12 months. Your paid days wait for you, and the end moves by the length of the pause."
    >
      <ul className="grid list-disc gap-2 ps-5">
        <li>From the moment you pause, the perks are off: the exhibition, the files, the auction and the discount.</li>
        <li>Automatic renewal is turned off. You can turn it on again after the pause.</li>
        <li>It continues automatically at the end of the pause, or earlier when you say so. We email you.</li>
        <li>A payment during the pause ends it.</li>
      </ul>
      {refusal ? (
        <Alert tone="warning">{refusal}</Alert>
      ) : (
        <PauseForm
          choices={pauses.map(({ months, until, newEnd }) => ({
            months,
            label: `${months} ${months === 1 ? "month" : "months"}`,
            text: `Until ${formatLagosDate(until)}. Your membership then ends on ${formatLagosDate(newEnd)}.`,
          }))}
        />
      )}
    </MembershipPage>
  );
}
