import { Check } from "lucide-react";
import { redirect } from "next/navigation";
import { MembershipCard } from "@/components/subscriptions/membership-card";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { WelcomeToCircle } from "@/components/subscriptions/welcome-to-circle";
import { Page } from "@/components/ui/page";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getChargeForPayer } from "@/lib/payments/queries";

export const metadata = privatePageMetadata("Welcome to the Circle");

const textParam = (value: string | string[] | undefined, longest: number): string | undefined =>
  typeof value === "string" && value.trim() ? value.trim().slice(0, longest) : undefined;

/**
 * The result of a payment for the Circle. The query is only a hint, and a token in it is removed unread: the page
 * shows the state that the server knows for the signed-in user. Other statuses belong to the cancel page.
 */
export default async function SubscribeSuccessPage({ searchParams }: PageProps<"/subscribe/success">) {
  const query = await searchParams;
  const reference = textParam(query.reference, 100);
  const status = textParam(query.status, 20);
  if (status && status !== "success") {
    const known = status === "cancelled" || status === "failed" ? status : "error";
    redirect(paths.subscribeCancel({ status: known, reference }));
  }
  if (query.token !== undefined) redirect(paths.subscribeSuccess({ status: "success", reference }));
  const viewer = await getCurrentUser();
  const theirs = viewer && reference ? await readForPage(getChargeForPayer(reference, viewer)) : null;
  const known = theirs?.purpose === "membership" ? "pending" : viewer?.isVIP && !reference ? "paid" : "unknown";
  const plan = viewer?.subscription?.plan;
  const opened = plan && plan !== "patron" ? planLabels[plan].features : planLabels.monthly.features;
  return (
    <Page className="py-wall">
      <WelcomeToCircle reference={reference ?? ""} initialState={known}>
        <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-gutter">
          {viewer?.isVIP && (
            <MembershipCard
              user={{
                firstName: viewer.firstName,
                lastName: viewer.lastName,
                isVIP: viewer.isVIP,
                subscription: viewer.subscription,
              }}
            />
          )}
          <section>
            <h2 className="border-line-strong border-b pb-3 text-subheading">Open to you now</h2>
            <ul>
              {opened.map((text) => (
                <li key={text} className="flex items-center gap-4 border-line border-b py-3 font-bold">
                  <Check aria-hidden className="size-5 shrink-0 text-success" />
                  {text}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </WelcomeToCircle>
    </Page>
  );
}
