import { makeUser } from "@/lib/auth/factory";
import { newId, shareToken } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import type { PersonalWall, Prisma } from "@/prisma/generated/client";

type NewWall = Partial<Prisma.PersonalWallUncheckedCreateInput> & {
  /** The ids of its artworks, or these with captions. */
  artworks?: readonly (string | { id: string; caption: string })[];
  shared?: boolean;
};

/** The wall of a new user, private and empty by default. */
export async function makePersonalWall({
  artworks = [],
  shared = false,
  ...overrides
}: NewWall = {}): Promise<PersonalWall> {
  const userId = overrides.userId ?? (await makeUser()).id;
  return db.personalWall.create({
    data: {
      id: newId("pwl"),
      version: 1,
      ...(shared && { shareToken: shareToken(), sharedAt: new Date() }),
      ...overrides,
      userId,
      works: {
        create: artworks.map((artwork, position) =>
          typeof artwork === "string"
            ? { artworkId: artwork, position }
            : { artworkId: artwork.id, caption: artwork.caption, position },
        ),
      },
    },
  });
}
