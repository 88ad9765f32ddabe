import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Order } from "@/lib/orders/contracts";
import { WhatHappensNext } from "./what-happens-next";

const render = (editions: number[], provenance: unknown = null) =>
  renderToStaticMarkup(<WhatHappensNext order={{ items: [{ editions }], provenance } as unknown as Order} />);

test("a certificate is named only for an order with a number", () => {
  expect(render([39])).toMatch(/Certificate.*Packing.*Shipping/s);
  expect(render([])).toMatch(/Receipt.*Packing.*Shipping/s);
  expect(render([])).not.toContain("ertificate");
});

test("a lot that was won cannot be cancelled", () => {
  expect(render([])).toContain("or cancel it");
  expect(render([], { slug: "badger-scroll" })).not.toContain("cancel");
});
