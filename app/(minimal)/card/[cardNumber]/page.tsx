import { notFound } from "next/navigation";
import { tiers } from "@/components/subscriptions/tiers";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { readForPage } from "@/lib/http/read-for-page";
import { getMembershipCard } from "@/lib/subscriptions/queries";

export const metadata = privatePageMetadata("A membership card");
export const dynamic = "force-dynamic";

const readCard = (cardNumber: string) => readForPage(getMembershipCard(cardNumber), paths.membershipCard(cardNumber));

/** Verifies a membership card by its number: shows the holder, the plan and the validity. */
export default async function CardPage({ params }: PageProps<"/card/[cardNumber]">) {
  const { cardNumber } = await params;
  const card = /^LAC-[0-9A-Z]{4}-[0-9A-Z]{4}$/i.test(cardNumber) ? await readCard(cardNumber) : null;
  if (!card) notFound();
  return (
    <>
      <h1 className="text-title">{card.holder}</h1>
      <Alert tone={card.isActive ? "success" : "error"}>
        {card.isActive
          ? "This card is valid today."
          : `This card is not valid: it ended on ${formatLagosDate(card.until)}.`}
      </Alert>
      <dl className="grid grid-cols-2 gap-4 border-line border-y py-5 [&_dd]:font-bold [&_dt]:text-muted [&_dt]:text-small">
        <div>
          <dt>Card</dt>
          <dd className="whitespace-nowrap">{card.cardNumber}</dd>
        </div>
        <div>
          <dt>Tier</dt>
          <dd>{tiers[card.plan].name}</dd>
        </div>
        <div>
          <dt>Since</dt>
          <dd>{formatLagosDate(card.since)}</dd>
        </div>
        <div>
          <dt>{card.isActive ? "Until" : "Ended"}</dt>
          <dd>{formatLagosDate(card.until)}</dd>
        </div>
      </dl>
      <ButtonLink href={paths.membership} variant="secondary">
        About the Circle
      </ButtonLink>
    </>
  );
}
