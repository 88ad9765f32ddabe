import { expect, test } from "vitest";
import { judge } from "./door-queue";

const guests = [
  { _id: "rsv_1", name: "Amina Okafor", code: "7F3K9-92QXM", checkedInAt: null },
  { _id: "rsv_2", name: "Bola Ade", code: "AAAAA-BBBBB", checkedInAt: "2027-01-05T17:30:00.000Z" },
];

test("a ticket is pressed once; the device itself knows who has come, with a line or without", () => {
  expect(judge("7f3k9 92qxm", guests, [])).toEqual({ press: { code: "7F3K9-92QXM", name: "Amina Okafor" } });
  expect(judge("7F3K9-92QXM", guests, [{ key: "k", code: "7F3K9-92QXM", name: "Amina Okafor" }])).toEqual({
    said: "⚠️ Amina Okafor came in already, and waits on this device to be sent.",
  });
  expect(judge("https://x.example/admin/events/evt_1/check-in#AAAAA-BBBBB", guests, [])).toEqual({
    said: "⚠️ Bola Ade came in already, at 18:30.",
  });
});

test("a code that the list does not know is asked, and what is no code is not", () => {
  expect(judge("CCCCC-DDDDD", guests, [])).toEqual({ press: { code: "CCCCC-DDDDD", name: null } });
  expect(judge("hello", guests, [])).toHaveProperty("said");
});
