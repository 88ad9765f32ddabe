import type { Metadata } from "next";
import { unstable_rethrow } from "next/navigation";
import { DownloadsView } from "@/components/downloads/downloads-view";
import type { DownloadState } from "@/components/downloads/use-downloads";
import { Image } from "@/components/ui/image";
import { Page } from "@/components/ui/page";
import type { Actor } from "@/lib/auth/contracts";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { downloadListFailed } from "@/lib/downloads/contracts";
import { listDownloads } from "@/lib/downloads/queries";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata: Metadata = {
  title: "Digital Collectibles",
  description: "Prints, wallpapers and papers for members of the Circle.",
  robots: { index: false },
};

/** Downloads for members and for owners of drops. Visitors and users with neither see what is missing, at the same URL. */
export default async function DownloadsPage() {
  const viewer = await getCurrentUser();
  return (
    <Page className="pt-[clamp(2rem,4vw,4rem)] pb-wall">
      <DownloadsView
        initialState={await initialState(viewer)}
        header={
          <header className="grid gap-5">
            <h1 className="text-title">Digital Collectibles</h1>
            <p className="max-w-[32ch] font-normal font-read text-lede text-muted">
              Prints, wallpapers, sound and papers for members, each with its file size.
            </p>
          </header>
        }
        image={
          <Image
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

async function initialState(viewer: Actor | null): Promise<DownloadState> {
  if (!viewer) return { kind: "visitor" };
  try {
    return { kind: "list", items: await readForPage(listDownloads(viewer)) };
  } catch (error) {
    // A redirect is thrown too.
    unstable_rethrow(error);
    if (error instanceof AppError && error.code === "vip_only")
      return { kind: "basic", endedOn: viewer.subscription?.endDate ?? null };
    log().error({ err: error }, "the downloads could not be listed");
    return { kind: "failed", message: downloadListFailed };
  }
}
