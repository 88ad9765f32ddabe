import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OrderObjects } from "./order-objects";

const unit = (number: number) => ({ editionId: `edn_${number}`, name: "Tin Badge", number });
const render = (props: Partial<Parameters<typeof OrderObjects>[0]>) =>
  renderToStaticMarkup(<OrderObjects certificates={[]} labels={[]} site="https://archive.test" {...props} />);

test("each numbered unit of an order is listed once, with its certificate, its label and its page", () => {
  const html = render({
    certificates: [
      { ...unit(3), code: "AAAA" },
      { ...unit(4), code: "BBBB" },
    ],
    labels: [{ ...unit(3), code: "LA-11F6PN" }],
    numbers: { own: [unit(3)], passedOn: [unit(4)] },
  });
  const [third = "", fourth = "", ...others] = html.split("<li ").slice(1);
  expect(others).toEqual([]);
  expect(third).toMatch(/AAAA.*LA-11F6PN.*History and transfer/s);
  expect(third).not.toContain("new owner");
  expect(fourth).toMatch(/BBBB.*It has a new owner/s);
  expect(fourth).not.toContain("History and transfer");
});

test("a present leads to its transfer, and an order without numbers shows nothing", () => {
  expect(render({ numbers: { own: [unit(3)], passedOn: [] }, isGift: true })).toContain("gift=1");
  expect(render({})).toBe("");
});
