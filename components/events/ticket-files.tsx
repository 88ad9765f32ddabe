import { buttonVariants } from "@/components/ui/button-variants";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { offeredWallets } from "@/lib/events/wallet-ticket";

/** A ticket as a PDF, and for the wallets that are set up: the own one, or that of a companion. */
export function TicketFiles({ id, seat }: { id: string; seat?: string }) {
  const { apple, google } = offeredWallets();
  const link = buttonVariants({ variant: "secondary" });
  const query = seat ? { seat } : {};
  return (
    <>
      <a href={serverApiPaths.ticketPdf(id, query)} download className={link}>
        Ticket as PDF
      </a>
      {apple && (
        <a href={serverApiPaths.walletTicket(id, "apple", query)} className={link}>
          Add to Apple Wallet
        </a>
      )}
      {google && (
        <a href={serverApiPaths.walletTicket(id, "google", query)} className={link}>
          Add to Google Wallet
        </a>
      )}
    </>
  );
}
