import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WallPage } from "@/components/exhibitions/wall-page";
import { env } from "@/lib/core/env";
import { originalLanguage } from "@/lib/core/languages";
import { wallMetadata } from "@/lib/exhibitions/public-pages";
import { getWallPage } from "@/lib/workflows/wall-page-query";

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => wallMetadata(originalLanguage);

/** The public page of the members' exhibition. */
export default async function HeadsOfStatePage() {
  const page = (await getWallPage(originalLanguage)) ?? notFound();
  return <WallPage {...page} language={originalLanguage} site={env().APP_URL} />;
}
