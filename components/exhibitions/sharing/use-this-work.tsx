import type { ReactNode } from "react";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { embedCode } from "@/lib/exhibitions/embeds/rules";
import { citedWork } from "@/lib/exhibitions/iiif/cited-work";
import { CitationList } from "./citation-list";
import { ShareLinks } from "./share-links";

const EXHIBITION = "heads-of-state";
const summary = "flex min-h-15 items-center justify-between gap-4 py-2 font-bold text-base";
const linkStyle = "link inline-flex min-h-tap items-center";

/** Share, cite and embed a leader's work: native sections that open without JavaScript. `site` is the origin of the site. */
export function UseThisWork({ leader, site }: { leader: PublicLeader; site: string }) {
  const { slug, name, term, artworkSlug, artworkTitle, label, share } = leader;
  const page = paths.leader(slug);
  const url = new URL(page, site).href;
  const work = citedWork({ slug: artworkSlug, label, title: artworkTitle, page }, site);
  return (
    <section aria-label="Share, cite, embed" className="page-x border-line border-t bg-ground pt-4">
      <Section title="Share">
        <ShareLinks url={url} title={`${artworkTitle}: ${name}, ${term}`} picture={share} />
      </Section>
      <Section title="Cite">
        <CitationList cited={work} />
        <p className="flex flex-wrap gap-x-6">
          <a href={serverApiPaths.citationFile(EXHIBITION, artworkSlug, "bibtex")} download className={linkStyle}>
            Download BibTeX
          </a>
          <a href={serverApiPaths.citationFile(EXHIBITION, artworkSlug, "ris")} download className={linkStyle}>
            Download RIS
          </a>
        </p>
      </Section>
      <Section title="Embed">
        <p>Paste this code into a page of your own. It shows the work with its label, and sets no cookies.</p>
        <code className="block select-all break-all border border-line bg-raised p-4 text-small">
          {embedCode(leader, site)}
        </code>
        <p>
          For IIIF viewers such as Mirador:{" "}
          <a href={serverApiPaths.iiifManifest(EXHIBITION, artworkSlug)} className={linkStyle}>
            the manifest of this work
          </a>
        </p>
      </Section>
    </section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-line border-b last:border-b-0">
      <summary className={summary}>
        {title}
        <span aria-hidden className="text-[1.5rem] leading-none group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid max-w-[66ch] gap-4 pb-6 font-normal font-read">{children}</div>
    </details>
  );
}
