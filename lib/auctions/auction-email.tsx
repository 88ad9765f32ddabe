import { Column, Row, Section } from "@react-email/components";
import * as z from "zod/mini";
import type { AuctionEmail, AuctionRecipient, AuctionTemplate } from "@/lib/auctions/admin-emails";
import { lotImage } from "@/lib/auctions/contracts";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import {
  absoluteUrl,
  EmailCode,
  type EmailDraft,
  EmailLayout,
  EmailLink,
  EmailSmallPrint,
  EmailText,
  EmailThumbnail,
  renderDraft,
} from "@/lib/email/email-layout";
import { EmailRow, EmailRows } from "@/lib/email/email-rows";
import type { Auction } from "@/prisma/generated/client";

/** The head of the ledger at sending time: with it anybody can prove later that entries were removed or rewritten. */
function LedgerHead({ auction }: { auction: Auction }) {
  return (
    <EmailSmallPrint>
      The ledger has {auction.seq} entries, last hash{" "}
      {auction.headHash ? <EmailCode>{auction.headHash}</EmailCode> : "none yet"}. Keep this email: if that entry is
      ever missing from <EmailLink href={absoluteUrl(paths.auctionLedger(auction.slug))}>the ledger</EmailLink>, the
      ledger was tampered with.
    </EmailSmallPrint>
  );
}

/** The lot beside the text, with space between them; on a narrow screen email-theme.ts makes it smaller, so that the text stays beside it. */
const PICTURE_HEIGHT = 220;
const PICTURE_WIDTH = (PICTURE_HEIGHT * 4) / 5 + 20;

/** The whole email of a template. */
export function auctionDraft(
  auction: Auction,
  { subject, title, content, rows = [], total, action = "Go to the auction" }: AuctionEmail,
): EmailDraft {
  const [image] = z.array(lotImage).parse(auction.images);
  return {
    subject,
    email: (
      <EmailLayout
        preview={subject}
        title={title}
        action={{ href: absoluteUrl(paths.auction(auction.slug)), label: action }}
        belowFooter={<LedgerHead auction={auction} />}
      >
        <Section style={{ paddingBottom: 8 }}>
          <Row>
            {image && (
              <Column
                className="email-lot"
                width={PICTURE_WIDTH}
                style={{ paddingBottom: 12, paddingRight: 20, verticalAlign: "top", width: PICTURE_WIDTH }}
              >
                <EmailThumbnail src={image.url} alt={image.alt || auction.title} height={PICTURE_HEIGHT} />
              </Column>
            )}
            <Column style={{ verticalAlign: "top" }}>
              <EmailText>
                <strong>{auction.title}</strong>
              </EmailText>
              {content}
            </Column>
          </Row>
        </Section>
        {rows.length > 0 && (
          <EmailRows>
            {rows.map(([name, value]) => (
              <EmailRow key={name} name={name} value={value} />
            ))}
            {total !== undefined && <EmailRow name="Total" value={total} strong />}
          </EmailRows>
        )}
      </EmailLayout>
    ),
  };
}

/**
 * The handler of an auction email. Everything is read when the email is rendered, so that nobody is notified of being outbid who
 * leads again.
 */
export const auctionEmail = <Payload extends AuctionRecipient, Facts>(
  render: AuctionTemplate<Payload, Facts>,
  load: (payload: Payload) => Promise<Facts>,
) =>
  emailJob(async (payload: Payload) => {
    const [user, auction, facts] = await Promise.all([
      db.user.findUnique({ where: { id: payload.userId, deletedAt: null, disabledAt: null } }),
      db.auction.findUnique({ where: { id: payload.auctionId } }),
      load(payload),
    ]);
    const email = user && auction && render({ user, auction, payload, facts });
    return email && { to: user.email, ...(await renderDraft(auctionDraft(auction, email))) };
  });
