import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TourPage } from "@/components/exhibitions/tour/tour-page";
import { env } from "@/lib/core/env";
import { originalLanguage } from "@/lib/core/languages";
import { tourMetadata } from "@/lib/exhibitions/public-pages";
import { getTourPage } from "@/lib/exhibitions/tour/queries";

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => tourMetadata(originalLanguage);

/** The audio tour of the exhibition. */
export default async function AudioTourPage() {
  const page = (await getTourPage(originalLanguage)) ?? notFound();
  return <TourPage {...page} language={originalLanguage} site={env().APP_URL} />;
}
