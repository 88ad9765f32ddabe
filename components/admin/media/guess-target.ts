import type { PerkName } from "@/lib/auth/contracts";
import type { UploadTarget } from "@/lib/media/contracts";
import type { ContentType } from "@/lib/member-content/contracts";

/** What the files of one drop are added as. */
export type UploadSettings = {
  kind: "content" | "download" | "product" | "artwork" | "cover" | "sound";
  exhibition: string;
  requiredPerk: PerkName | null;
  level: "basic" | "exclusive";
};

/** A title made of a file name: "the-dribble_draft.PNG" becomes "The dribble draft". */
export function titleOf(name: string): string {
  const words = name
    .replace(/\.[^.]{1,8}$/, "")
    .replace(/[-_.\s]+/g, " ")
    .trim()
    .slice(0, 120);
  return words === "" ? "Untitled" : `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`;
}

/** The type of members' content that fits a file. The server decides by its bytes. */
function contentTypeOf({ type, name }: Pick<File, "type" | "name">): ContentType {
  const [family] = type.split("/");
  if (family === "image" || family === "video" || family === "audio") return family;
  return /\.zip$/i.test(name) ? "misc" : "doc";
}

/** What a file becomes, by the settings of its drop. */
export function toTarget(file: Pick<File, "type" | "name">, settings: UploadSettings): UploadTarget {
  const title = titleOf(file.name);
  const { kind, exhibition, requiredPerk, level } = settings;
  if (kind === "content") return { kind, exhibition, type: contentTypeOf(file), title, requiredPerk };
  if (kind === "download") return { kind, title, level };
  return kind === "sound" ? { kind, title } : { kind: "picture", purpose: kind, title };
}
