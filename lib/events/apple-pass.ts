import { PKPass } from "passkit-generator";
import { day } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { toLagosIso } from "@/lib/core/lagos-datetime";
import { passTypeOf } from "@/lib/core/wallet-settings";
import { passIcons } from "@/lib/events/generated/pass-icons";
import type { WalletTicket } from "@/lib/events/wallet-ticket";

const colors = {
  backgroundColor: "rgb(18, 16, 14)",
  foregroundColor: "rgb(243, 237, 225)",
  labelColor: "rgb(217, 182, 64)",
};

/** Apple's three settings, in PEM. */
function certificates() {
  const { APPLE_PASS_CERTIFICATE: own, APPLE_PASS_KEY: key, APPLE_WWDR_CERTIFICATE: wwdr } = env();
  const names = own && passTypeOf(own);
  if (!own || !key || !wwdr || !names) throw new Error("Apple Wallet is not set up.");
  const signerKey = key.export({ type: "pkcs1", format: "pem" }).toString();
  return { ...names, pem: { wwdr: wwdr.toString(), signerCert: own.toString(), signerKey } };
}

/** Writes a ticket as a signed .pkpass file. The code is its serial number: a ticket that is passed on is another pass. */
export function writeApplePass(ticket: WalletTicket): Buffer {
  const { passType, team, pem } = certificates();
  const icons = Object.entries(passIcons).map(([name, data]) => [name, Buffer.from(data, "base64")] as const);
  const pass = new PKPass(Object.fromEntries(icons), pem, {
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: ticket.code,
    organizationName: "The Living Archive",
    description: `Ticket: ${ticket.title}`,
    logoText: "The Living Archive",
    // Somebody else gets the ticket by its transfer, with a new code.
    sharingProhibited: true,
    ...colors,
  });
  pass.type = "eventTicket";
  const date = { key: "date", label: "Date", value: toLagosIso(ticket.startsAt), ignoresTimeZone: true };
  pass.headerFields.push({ ...date, dateStyle: "PKDateStyleShort", timeStyle: "PKDateStyleNone" });
  pass.primaryFields.push({ key: "event", label: "Event", value: ticket.title });
  pass.secondaryFields.push(
    { ...date, key: "time", label: "Lagos time", dateStyle: "PKDateStyleMedium", timeStyle: "PKDateStyleShort" },
    { key: "place", label: "Place", value: ticket.place || (ticket.isOnline ? "Online" : "The Living Archive") },
  );
  pass.auxiliaryFields.push(
    { key: "guest", label: "Guest", value: ticket.guest },
    { key: "code", label: "Code", value: ticket.code },
  );
  if (ticket.address) pass.backFields.push({ key: "address", label: "Address", value: ticket.address });
  pass.backFields.push(
    { key: "page", label: "Your ticket, with changes of time or place", value: ticket.pageUrl },
    { key: "use", label: "Admission", value: "One seat. Show the QR code at the entrance." },
  );
  pass.setBarcodes({
    format: "PKBarcodeFormatQR",
    message: ticket.checkInUrl,
    messageEncoding: "iso-8859-1",
    altText: ticket.code,
  });
  const startsAt = new Date(ticket.startsAt);
  pass.setRelevantDate(startsAt);
  // Late enough for an event without an end, and for one that takes longer.
  pass.setExpirationDate(new Date(Date.parse(ticket.endsAt ?? ticket.startsAt) + day));
  return pass.getAsBuffer();
}
