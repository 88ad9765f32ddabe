import { manifestoIntro } from "@/lib/home-page/rules";

/** The beginning of the manifesto on the about page. The home page has it too, where it can be edited. */
export function ManifestoIntro() {
  return manifestoIntro.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
