import type { Metadata } from "next";
import { DownloadRoom } from "@/components/membership/download-room";
import type { DownloadState } from "@/components/membership/use-downloads";
import { Page } from "@/components/ui/page";
import { Picture } from "@/components/ui/picture";
import type { Actor } from "@/lib/accounts/contracts";
import { getViewer } from "@/lib/http/viewer";
import { listFailed } from "@/lib/membership/contracts";
import { listDownloads } from "@/lib/membership/download-queries";
import { log } from "@/lib/platform/log";

export const metadata: Metadata = {
  title: "Digital Collectibles",
  description: "Prints, wallpapers and papers for members of the Circle.",
  robots: { index: false },
};

/** The files for members. Whoever is none is told what is missing, at the same address. */
export default async function DownloadsPage() {
  const viewer = await getViewer();
  return (
    <Page className="pt-[clamp(2rem,4vw,4rem)] pb-wall">
      <DownloadRoom
        start={await stateFor(viewer)}
        head={
          <header className="grid gap-5">
            <h1 className="text-title">Digital Collectibles</h1>
            <p className="max-w-[32ch] font-normal font-read text-lede text-muted">
              Prints, wallpapers, sound and papers that the house makes for members. Each says what it weighs.
            </p>
          </header>
        }
        picture={
          <Picture
            src="/images/leaders/abubakar-tafawa-balewa-portrait-960.jpg"
            alt="A tower of a golden microphone where a head would be, its rings of sound leaving for the left, an embroidered cap in the air beside it."
            width={960}
            height={1200}
            sizes="(min-width: 64rem) 21rem, (min-width: 48rem) 30vw, 92vw"
            className="h-auto w-full shadow-frame"
          />
        }
      />
    </Page>
  );
}

async function stateFor(viewer: Actor | null): Promise<DownloadState> {
  if (!viewer) return { is: "visitor" };
  if (!viewer.isVIP && viewer.role !== "Admin") return { is: "basic", endedOn: viewer.subscription?.endDate ?? null };
  try {
    return { is: "list", items: await listDownloads(viewer) };
  } catch (error) {
    log().error({ err: error }, "the downloads cannot be listed");
    return { is: "failed", sentence: listFailed };
  }
}
