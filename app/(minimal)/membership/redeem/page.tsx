import { RedeemGiftForm } from "@/components/subscriptions/redeem-gift-form";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";

export const metadata = privatePageMetadata("Redeem a gift");

const errorMessages: Record<string, string> = {
  conflict: "This code cannot be used. Please check what you typed; it works once.",
  rate_limited: "Too many tries. Please wait a little and try again.",
};

/** Redeems the code of a gift. Without an account it asks to log in or to make one first. */
export default async function RedeemGiftPage({ searchParams }: PageProps<"/membership/redeem">) {
  const [{ error, until }, viewer] = await Promise.all([searchParams, getCurrentUser()]);
  if (viewer?.isVIP && until !== undefined)
    return (
      <>
        <h1 className="text-title">You are in the Circle</h1>
        <p className="reading">
          The gift is redeemed.
          {viewer.subscription?.endDate &&
            ` Your membership runs until ${formatLagosDate(viewer.subscription.endDate)}.`}
        </p>
        <ButtonLink href={paths.headsOfState}>Enter the exhibition</ButtonLink>
      </>
    );
  const message =
    typeof error === "string" ? (textOfCode(errorMessages, error) ?? "The gift could not be redeemed") : null;
  return (
    <>
      <h1 className="text-title">Redeem a gift</h1>
      {viewer ? (
        <>
          <p className="reading">
            The months are added to your membership, or start it today. Nothing is charged, and nothing renews by
            itself.
          </p>
          <RedeemGiftForm error={message} />
        </>
      ) : (
        <>
          <p className="reading">Log in or make an account, then enter the code of your email.</p>
          <ButtonLink href={paths.login({ redirectTo: paths.redeemGift() })}>Log in</ButtonLink>
          <ButtonLink href={paths.register({ redirectTo: paths.redeemGift() })} variant="secondary">
            Make an account
          </ButtonLink>
        </>
      )}
    </>
  );
}
