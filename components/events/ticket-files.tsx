import { buttonVariants } from "@/components/ui/button-variants";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";

/** The wallets that are set up. */
export type OfferedWallets = { apple: boolean; google: boolean };

type TicketFilesProps = { id: string; seat?: string; wallets: OfferedWallets };

/** A ticket as a PDF, and for the wallets that are set up: the own one, or that of a companion. */
export function TicketFiles({ id, seat, wallets: { apple, google } }: TicketFilesProps) {
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
