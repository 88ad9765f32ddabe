import type { Metadata } from "next";
import { originalLanguage } from "@/lib/core/languages";
import { WallPage, wallMetadata } from "./wall-page";

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => wallMetadata(originalLanguage);

/** The public page of the members' exhibition. */
export default function HeadsOfStatePage() {
  return <WallPage language={originalLanguage} />;
}
