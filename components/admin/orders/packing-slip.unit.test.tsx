import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { order } from "@/tooling/dev-stack/openapi-example-records";
import { PackingSlip } from "./packing-slip";

const user = { email: "sade@a.test", name: "Sade Bello", isGuest: false };

const render = (gift: typeof order.gift) =>
  renderToStaticMarkup(
    <PackingSlip
      order={{ ...order, user, sentBy: null, packedAt: null, repackSince: null, draftedBy: null, gift }}
      site="https://a.test"
    />,
  ).replaceAll("<!-- -->", "");

test("a packing slip of a gift has the note as text, the giver and whether to wrap it, and never a price", () => {
  const html = render({ note: "For Tunde <b>with love</b>", wrap: 2_500 });
  expect(html).toContain("For Tunde &lt;b&gt;with love&lt;/b&gt;");
  expect(html).toContain("A gift from Sade Bello, to be wrapped");
  expect(html).not.toMatch(/₦|2,?500|291,?600/);
  expect(render({ note: "", wrap: null })).not.toContain("to be wrapped");
  expect(render(null)).not.toContain("A gift");
});
