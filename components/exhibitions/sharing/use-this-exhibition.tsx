import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import type { ExhibitionArtwork, ExhibitionCard } from "@/lib/exhibitions/contracts";
import { uploadedWorkDownload } from "@/lib/exhibitions/work-download";
import { CitationList } from "./citation-list";
import { DownloadWork } from "./download-work";
import { ShareLinks } from "./share-links";
import { SharingSection } from "./sharing-section";

const linkStyle = "link inline-flex min-h-tap items-center";

type UseThisExhibitionProps = {
  exhibition: ExhibitionCard;
  artworks: readonly ExhibitionArtwork[];
  /** What is shared with the link. */
  picture: string;
  /** The origin of the site. */
  site: string;
};

/** Share and cite an exhibition that everyone may see, and cite and download the works in it. */
export function UseThisExhibition({ exhibition, artworks, picture, site }: UseThisExhibitionProps) {
  const { slug, title, opensAt } = exhibition;
  const url = new URL(paths.exhibition(slug), site).href;
  const works = artworks.filter(({ image }) => image !== null);
  const downloads = artworks.flatMap(({ slug: work, title: of, image }) => {
    const file = image && uploadedWorkDownload({ slug: work, url: image.url });
    return file ? [{ file, title: of }] : [];
  });
  return (
    <section aria-label="Share, cite" className="page-x border-line border-t bg-ground pt-4">
      <SharingSection title="Share">
        <ShareLinks url={url} title={title} picture={picture} />
      </SharingSection>
      {downloads.length > 0 && (
        <SharingSection title="Download">
          <ul aria-label="Works to download">
            {downloads.map(({ file, title: of }) => (
              <li key={file.url}>
                <DownloadWork file={file} of={of} />
              </li>
            ))}
          </ul>
        </SharingSection>
      )}
      <SharingSection title="Cite">
        <CitationList cited={{ slug, title, year: opensAt ? opensAt.slice(0, 4) : "n.d.", url }} />
        {works.length > 0 && (
          <>
            <p>The works, as files for a reference manager and as IIIF manifests for viewers such as Mirador:</p>
            <ul aria-label="Works to cite" className="grid gap-2">
              {works.map((work) => (
                <li key={work.slug} className="flex flex-wrap items-center gap-x-6">
                  <i className="min-w-40">{work.title}</i>
                  <a href={serverApiPaths.citationFile(slug, work.slug, "bibtex")} download className={linkStyle}>
                    BibTeX<span className="sr-only"> of {work.title}</span>
                  </a>
                  <a href={serverApiPaths.citationFile(slug, work.slug, "ris")} download className={linkStyle}>
                    RIS<span className="sr-only"> of {work.title}</span>
                  </a>
                  <a href={serverApiPaths.iiifManifest(slug, work.slug)} className={linkStyle}>
                    Manifest<span className="sr-only"> of {work.title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </SharingSection>
    </section>
  );
}
