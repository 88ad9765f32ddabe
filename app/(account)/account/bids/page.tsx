import { banMessages, unpaidWinsWarning } from "@/components/auctions/labels";
import { MyBidList } from "@/components/auctions/my-bid-list";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { getBidderRecord, listMyBids } from "@/lib/auctions/my-bids-query";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("My Bids");

/** The auctions in which the user has bid or that they follow. */
export default async function MyBidsPage() {
  const { _id } = await requireCurrentUser(paths.myBids);
  const [bids, { unpaidWins, isBanned }] = await readForPage(Promise.all([listMyBids(_id), getBidderRecord(_id)]));
  return (
    <Page className="pt-10 pb-wall">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pb-8">
        <div className="grid gap-3">
          <h1 className="text-title">My Bids</h1>
          <p className="text-muted">Your bids, what became of them, and the auctions that you follow.</p>
        </div>
        <ButtonLink href={paths.auctions} variant="secondary" size="small">
          Go to the auction
        </ButtonLink>
      </header>
      <div className="grid content-start gap-6">
        <Alert tone="warning">{isBanned ? banMessages.unpaid : unpaidWinsWarning(unpaidWins)}</Alert>
        {bids.length > 0 ? (
          <MyBidList bids={bids} />
        ) : (
          <EmptyState title="No bids yet">
            Bid in an auction, or press “Remind me” on its page to follow it. Both are shown here.
          </EmptyState>
        )}
      </div>
    </Page>
  );
}
