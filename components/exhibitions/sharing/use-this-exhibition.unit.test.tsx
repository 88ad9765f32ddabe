import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UseThisExhibition } from "@/components/exhibitions/sharing/use-this-exhibition";
import type { ExhibitionCard } from "@/lib/exhibitions/contracts";

test("an exhibition is shared and cited, and each work that is shown has its files and its picture", () => {
  const exhibition: ExhibitionCard = {
    ...{ slug: "masks", title: "Masks", subtitle: "", story: "", image: null, requiresVIP: false },
    status: "open",
    ...{ link: null, opensAt: "2026-12-01T09:00:00.000Z", series: null },
  };
  const work = { slug: "the-ferry", title: "The Ferry", description: "", productSlug: null };
  const html = renderToStaticMarkup(
    <UseThisExhibition
      exhibition={exhibition}
      artworks={[
        { ...work, image: { url: "/api/pictures/img-00000000000000000000-960.jpg", alt: "A ferry." } },
        { ...work, slug: "later", title: "Later", image: null },
      ]}
      picture="/images/share/house.jpg"
      site="https://museum.example"
    />,
  );
  expect(html).toContain("https://wa.me/?text=Masks%20https%3A%2F%2Fmuseum.example%2Fexhibitions%2Fmasks");
  expect(html).toContain("“Masks.” ");
  expect(html).toContain("2026, https://museum.example/exhibitions/masks.");
  expect(html).toContain("/api/exhibitions/masks/artworks/the-ferry/citation?format=ris");
  expect(html).toContain("/api/iiif/masks/the-ferry/manifest");
  expect(html).toContain('href="/api/pictures/img-00000000000000000000-960.jpg" download="the-ferry.jpg"');
  expect(html).toContain("JPEG, 960 × 1200 px");
  expect(html).not.toContain("later");
});
