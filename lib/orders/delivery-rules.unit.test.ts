import { describe, expect, test } from "vitest";
import { sampleAddress } from "@/lib/auth/factory";
import {
  addWorkingDays,
  carrierNames,
  deliveryArea,
  deliveryEstimate,
  trackingLink,
} from "@/lib/orders/delivery-rules";

describe("the tracking link", () => {
  const link = (courier: string | null, trackingNumber: string | null, trackingUrl: string | null = null) =>
    trackingLink({ courier, trackingNumber, trackingUrl });

  test.each([
    ["DHL", "1234567890", "https://www.dhl.com/global-en/home/tracking.html?tracking-id=1234567890"],
    ["dhl express Nigeria", "12 34", "https://www.dhl.com/global-en/home/tracking.html?tracking-id=1234"],
    ["Red Star FedEx", "77", "https://www.fedex.com/fedextrack/?trknbr=77"],
    ["UPS", "1Z&x=<b>", "https://www.ups.com/track?tracknum=1Z%26x%3D%3Cb%3E"],
    ["Aramex", "../9", "https://www.aramex.com/track/results?ShipmentNumber=..%2F9"],
  ])("of %s for %j has the number encoded", (courier, number, expected) =>
    expect(link(courier, number)).toBe(expected),
  );

  test.each([
    ["a carrier whose page takes no number", "GIG Logistics", "GIG-1"],
    ["a carrier that is not listed", "Musa's van", "7"],
    ["a name that only begins like one", "Upside Couriers", "7"],
    ["no number", "DHL", null],
    ["no carrier", null, "7"],
  ])("is missing for %s", (_, courier, number) => expect(link(courier, number)).toBeNull());

  test("is the typed one where there is one, whatever the carrier", () =>
    expect(link("DHL", "7", "https://track.example/7")).toBe("https://track.example/7"));

  test("every offered carrier is recognised by its name and by no other's pattern", () => {
    const links = carrierNames.flatMap((name) => link(name, "7") ?? []);
    expect(new Set(links.map((url) => new URL(url).host)).size).toBe(links.length);
  });
});

test.each([
  ["Lagos", "Nigeria", "lagos"],
  [" lagos state", "NIGERIA ", "lagos"],
  ["Ogun", "Nigeria", "nigeria"],
  ["Lagos", "Portugal", "abroad"],
])("an address in %s, %s is in the area %s", (state, country, area) =>
  expect(deliveryArea({ state, country })).toBe(area),
);

test.each([
  // 23:30 UTC on a Friday is Saturday in Lagos.
  ["a Thursday", "2026-11-05T09:00:00Z", 1, "2026-11-06T09:00:00.000Z"],
  ["a Friday", "2026-11-06T09:00:00Z", 1, "2026-11-09T09:00:00.000Z"],
  ["Saturday in Lagos", "2026-11-06T23:30:00Z", 1, "2026-11-08T23:30:00.000Z"],
  ["a Monday", "2026-11-02T09:00:00Z", 10, "2026-11-16T09:00:00.000Z"],
])("working days after %s skip the weekend", (_, start, days, expected) =>
  expect(addWorkingDays(new Date(start), days).toISOString()).toBe(expected),
);

describe("the delivery estimate", () => {
  const monday = "2026-11-02T09:00:00.000Z";
  const paid = {
    paymentStatus: "paid",
    status: "pending",
    paidAt: monday,
    shippedAt: null,
    shippingAddress: sampleAddress,
  } as const;
  const now = new Date(monday);
  const days = (order: Parameters<typeof deliveryEstimate>[0]) => {
    const estimate = deliveryEstimate(order, now);
    return estimate && [estimate.from, estimate.to].map((at) => at.toISOString().slice(0, 10));
  };

  test("counts packing and transit from the payment, and transit alone from the shipment", () => {
    expect(days(paid)).toEqual(["2026-11-04", "2026-11-12"]);
    expect(days({ ...paid, status: "shipped", shippedAt: monday })).toEqual(["2026-11-03", "2026-11-05"]);
  });

  test("is later the further the address is", () => {
    expect(days({ ...paid, shippingAddress: { ...sampleAddress, state: "Kano" } })).toEqual([
      "2026-11-06",
      "2026-11-18",
    ]);
    expect(days({ ...paid, shippingAddress: { ...sampleAddress, country: "Ghana" } })).toEqual([
      "2026-11-10",
      "2026-11-30",
    ]);
  });

  test("is over a day after its end", () => {
    expect(deliveryEstimate(paid, new Date("2026-11-13T08:00:00Z"))?.isOver).toBe(false);
    expect(deliveryEstimate(paid, new Date("2026-11-13T10:00:00Z"))?.isOver).toBe(true);
  });

  test.each([
    ["unpaid", { ...paid, paymentStatus: "unpaid", paidAt: null }],
    ["refunded", { ...paid, paymentStatus: "refunded" }],
    ["delivered", { ...paid, status: "delivered", shippedAt: monday }],
    ["without an address", { ...paid, shippingAddress: null }],
  ] as const)("is missing for an order that is %s", (_, order) => expect(days(order)).toBeNull());
});
