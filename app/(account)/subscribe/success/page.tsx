import { redirect } from "next/navigation";
import { planWords } from "@/components/membership/plan-words";
import { tiers } from "@/components/membership/tiers";
import { WelcomeToCircle } from "@/components/membership/welcome-to-circle";
import { Page } from "@/components/ui/page";
import { getViewer } from "@/lib/http/viewer";
import { chargeForPayer } from "@/lib/payments/charge-for-payer";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Welcome to the Circle");

const text = (value: string | string[] | undefined, longest: number): string | undefined =>
  typeof value === "string" && value.trim() ? value.trim().slice(0, longest) : undefined;

/**
 * Where a payment for the Circle ends. The address is only a hint, and a token in it is never looked at: it is taken out, and
 * what is shown is what the server knows of the signed-in person. Any other status belongs to the cancel page.
 */
export default async function SubscribeSuccessPage({ searchParams }: PageProps<"/subscribe/success">) {
  const query = await searchParams;
  const reference = text(query.reference, 100);
  const status = text(query.status, 20);
  if (status && status !== "success") {
    const known = status === "cancelled" || status === "failed" ? status : "error";
    redirect(paths.subscribeCancel({ status: known, message: text(query.message, 200), reference }));
  }
  if (query.token !== undefined) redirect(paths.subscribeSuccess({ status: "success", reference }));
  const viewer = await getViewer();
  const theirs = viewer && reference ? await chargeForPayer(reference, viewer) : null;
  const known = theirs?.purpose === "membership" ? "pending" : viewer?.isVIP && !reference ? "paid" : "unknown";
  const plan = viewer?.subscription?.plan;
  const opened = plan && plan !== "patron" ? planWords[plan].features : planWords.monthly.features;
  return (
    <Page className="py-wall">
      <WelcomeToCircle reference={reference ?? ""} known={known}>
        <section aria-label="What is open to you now" className="grid gap-4">
          {plan && <p className="font-bold text-subheading">{tiers[plan].name}</p>}
          <ul className="grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-3">
            {opened.map((words) => (
              <li key={words} className="grid min-h-24 items-end bg-ground p-5 font-bold text-subheading">
                {words}
              </li>
            ))}
          </ul>
        </section>
      </WelcomeToCircle>
    </Page>
  );
}
