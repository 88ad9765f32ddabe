import type { Metadata } from "next";
import { WallPage, wallMetadata } from "../wall-page";

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => wallMetadata("pcm");

/** The public page of the members' exhibition in Nigerian Pidgin. */
export default function PidginHeadsOfStatePage() {
  return <WallPage language="pcm" />;
}
