import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TourPage } from "@/components/exhibitions/tour/tour-page";
import { env } from "@/lib/core/env";
import { tourMetadata } from "@/lib/exhibitions/public-pages";
import { getTourPage } from "@/lib/exhibitions/tour/queries";

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => tourMetadata("pcm");

/** The audio tour of the exhibition in Nigerian Pidgin. */
export default async function PidginAudioTourPage() {
  const page = (await getTourPage("pcm")) ?? notFound();
  return <TourPage {...page} language="pcm" site={env().APP_URL} />;
}
