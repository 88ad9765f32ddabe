import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WallPage } from "@/components/exhibitions/wall-page";
import { env } from "@/lib/core/env";
import { wallMetadata } from "@/lib/exhibitions/public-pages";
import { getWallPage } from "@/lib/workflows/wall-page-query";

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => wallMetadata("pcm");

/** The public page of the members' exhibition in Nigerian Pidgin. */
export default async function PidginHeadsOfStatePage() {
  const page = (await getWallPage("pcm")) ?? notFound();
  return <WallPage {...page} language="pcm" site={env().APP_URL} />;
}
