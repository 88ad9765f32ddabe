import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import type { LeaderPage } from "@/lib/exhibitions/contracts";
import { embedCode } from "@/lib/exhibitions/embeds/rules";
import { citedWork } from "@/lib/exhibitions/iiif/cited-work";
import { CitationList } from "./citation-list";
import { DownloadWork } from "./download-work";
import { ShareLinks } from "./share-links";
import { SharingSection } from "./sharing-section";

const EXHIBITION = "heads-of-state";
const linkStyle = "link inline-flex min-h-tap items-center";

/** Share, download, cite and embed a leader's work: native sections that open without JavaScript. `site` is the origin of the site. */
export function UseThisWork({ leader, site }: { leader: LeaderPage; site: string }) {
  const { slug, name, term, artworkSlug, artworkTitle, originalLabel: label, share, download } = leader;
  const page = paths.leader(slug);
  const url = new URL(page, site).href;
  const work = citedWork({ slug: artworkSlug, label, title: artworkTitle, page }, site);
  return (
    <section aria-label="Share, cite, embed" className="page-x border-line border-t bg-ground pt-4">
      <SharingSection title="Share">
        <ShareLinks url={url} title={`${artworkTitle}: ${name}, ${term}`} picture={share} />
      </SharingSection>
      <SharingSection title="Download">
        <DownloadWork file={download} />
      </SharingSection>
      <SharingSection title="Cite">
        <CitationList cited={work} />
        <p className="flex flex-wrap gap-x-6">
          <a href={serverApiPaths.citationFile(EXHIBITION, artworkSlug, "bibtex")} download className={linkStyle}>
            Download BibTeX
          </a>
          <a href={serverApiPaths.citationFile(EXHIBITION, artworkSlug, "ris")} download className={linkStyle}>
            Download RIS
          </a>
        </p>
      </SharingSection>
      <SharingSection title="Embed">
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
      </SharingSection>
    </section>
  );
}
