import { expect, test } from "vitest";
import { withoutPersonalData } from "@/lib/payments/without-personal-data";

test("an event is stored without the payer's name, addresses, phone and card", () => {
  const event = {
    id: 7,
    reference: "LA-1",
    amount: 500_000,
    ip_address: "10.0.0.1",
    customer: { email: "ada@example.test", first_name: "Ada", phone: "+234", customer_code: "CUS_1" },
    authorization: { account_name: "Ada Obi", last4: "4081" },
    metadata: { note: "ada@example.test" },
    transaction: { reference: "LA-1", customer: { email: "ada@example.test" } },
  };
  expect(withoutPersonalData(event)).toEqual({
    id: 7,
    reference: "LA-1",
    amount: 500_000,
    customer: { customer_code: "CUS_1" },
    transaction: { reference: "LA-1", customer: {} },
  });
});

test("an event about expiring cards stores its list of subscriptions", () => {
  const cards = [
    { brand: "visa", customer: { email: "ada@example.test" }, subscription: { subscription_code: "SUB_1" } },
  ];
  expect(withoutPersonalData(cards)).toEqual([{ customer: {}, subscription: { subscription_code: "SUB_1" } }]);
});
