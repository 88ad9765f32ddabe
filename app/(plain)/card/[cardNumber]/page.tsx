import { notFound } from "next/navigation";
import { tiers } from "@/components/membership/tiers";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { lagosDay } from "@/components/ui/museum-time";
import { getCard } from "@/lib/membership/queries";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("A membership card");
export const dynamic = "force-dynamic";

/** What a door or a bookshop learns from the number on a card: that it is real, whose name it bears, and until when. */
export default async function CardPage({ params }: PageProps<"/card/[cardNumber]">) {
  const { cardNumber } = await params;
  const card = /^LAC-[0-9A-Z]{4}-[0-9A-Z]{4}$/i.test(cardNumber) ? await getCard(cardNumber) : null;
  if (!card) notFound();
  return (
    <>
      <h1 className="text-title">{card.holder}</h1>
      <Message>
        {card.isActive
          ? "✅ This card is valid today."
          : `❌ This card is not valid: it ended on ${lagosDay(card.until)}.`}
      </Message>
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
          <dd>{lagosDay(card.since)}</dd>
        </div>
        <div>
          <dt>{card.isActive ? "Until" : "Ended"}</dt>
          <dd>{lagosDay(card.until)}</dd>
        </div>
      </dl>
      <ButtonLink href={paths.membership} look="secondary">
        What the Circle is
      </ButtonLink>
    </>
  );
}
