import { expect, test } from "vitest";
import { checkScan } from "./offline-queue";

const attendees = [
  { _id: "rsv_1", name: "Amina Okafor", code: "7F3K9-92QXM", checkedInAt: null },
  { _id: "rsv_2", name: "Bola Ade", code: "AAAAA-BBBBB", checkedInAt: "2027-01-05T17:30:00.000Z" },
];

test("reports a ticket that is checked in or queued, without asking the server", () => {
  expect(checkScan("7f3k9 92qxm", attendees, [])).toEqual({ checkIn: { code: "7F3K9-92QXM", name: "Amina Okafor" } });
  expect(checkScan("7F3K9-92QXM", attendees, [{ key: "k", code: "7F3K9-92QXM", name: "Amina Okafor" }])).toEqual({
    message: { tone: "warning", text: "Amina Okafor checked in already, and is not synced yet." },
  });
  expect(checkScan("https://x.example/admin/events/evt_1/check-in#AAAAA-BBBBB", attendees, [])).toEqual({
    message: { tone: "warning", text: "Bola Ade checked in already, at 18:30." },
  });
});

test("queues an unknown code, and rejects text that is not a code", () => {
  expect(checkScan("CCCCC-DDDDD", attendees, [])).toEqual({ checkIn: { code: "CCCCC-DDDDD", name: null } });
  expect(checkScan("hello", attendees, [])).toHaveProperty("message");
});
