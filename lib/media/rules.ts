import type { MediaKind } from "@/lib/media/contracts";

const kinds: Record<string, MediaKind> = { cnt: "content", dwn: "download", img: "picture", snd: "sound" };

/** The kind of a file, which its id names. */
export const kindOf = (id: string): MediaKind => kinds[id.slice(0, 3)] ?? "picture";

const megabyte = 1024 * 1024;
/** The maximum size of a picture or sound of public pages, in bytes. */
export const MAX_PUBLIC_FILE_BYTES = 20 * megabyte;
