import { buffer } from "node:stream/consumers";
import { extractText } from "unpdf";
import { expect, test } from "vitest";
import { POST as rsvp } from "@/app/api/events/[id]/rsvp/route";
import { GET as ticketPdf } from "@/app/api/events/[id]/ticket/route";
import { db } from "@/lib/db/client";
import { makePaidEvent } from "@/lib/events/factory";
import { getSeatTicket } from "@/lib/events/ticket-queries";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { pollPayment } from "@/lib/workflows/settlement-handlers";
import { writeTicketPdf } from "@/lib/workflows/write-ticket-pdf";
import { emulator } from "@/tooling/dev-stack/test-context";

test("the PDF of a paid ticket has its code, guest, price and reference; without a seat there is none", async () => {
  const id = await makePaidEvent({ title: "Open studio with Ṣọlá" });
  const [guest, stranger] = await Promise.all([makeActor({ firstName: "Adé" }), makeActor()]);
  const { body } = await callRoute(rsvp, `/api/events/${id}/rsvp`, { as: guest, body: {}, params: { id } });
  const read = (as: typeof guest) => callRoute(ticketPdf, `/api/events/${id}/ticket`, { as, params: { id } });
  expect((await read(guest)).status).toBe(404);
  await emulator().pay(body.authorization_url);
  const { reference } = await db.charge.findFirstOrThrow({ where: { userId: guest._id } });
  await pollPayment(reference);
  const [own, other] = [await read(guest), await read(stranger)];
  expect([own.status, own.headers.get("content-type"), other.status]).toEqual([200, "application/pdf", 404]);
  const ticket = await getSeatTicket({ actor: guest, id });
  if (!ticket) throw new Error("there is no ticket");
  const pdf = await buffer(writeTicketPdf(ticket));
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  const written = text.replace(/\s+/g, "");
  for (const part of ["Open studio", ticket.code, ticket.guest, "₦5,000", reference, "Full refund"])
    expect(written).toContain(part.replace(/\s+/g, ""));
});
