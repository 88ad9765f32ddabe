import { createHash } from "node:crypto";
import { makeComment } from "../../lib/comments/factory";
import type { RemovalReason } from "../../lib/comments/removal-reasons";
import { guestbook, hasLink } from "../../lib/comments/rules";
import { day, minute } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";

/** A seeded user, or a founder by number. */
type Writer = "admin" | "collector" | "yearly" | "monthly" | "expired" | "member" | `founder-${number}`;
type SeedComment = {
  by: Writer;
  /** Days before the seed. */
  days: number;
  message: string;
  /** Awaiting moderation. */
  isPending?: true;
  /** Chosen by a moderator. */
  isFeatured?: true;
  /** Rejected by a moderator, with the reason that its author reads. */
  removal?: { removalReason: RemovalReason; removalNote: string };
  replies?: readonly { by: Writer; days: number; message: string }[];
};

const HEADS_OF_STATE = "heads-of-state";

/** Fictional comments by exhibition or artwork slug. */
const seedComments: Record<string, readonly SeedComment[]> = {
  [guestbook]: [
    { by: "founder-1", days: 298, message: "First on the wall. The nail was still warm." },
    {
      by: "founder-3",
      days: 271,
      message:
        "I brought my father, who lived through all eighteen and voted for three. He stood in front of the hats for ten minutes and then asked where the toilet was. From him that is a review.",
      replies: [
        { by: "admin", days: 270, message: "Left of the stamp, past the microphone. It is our most asked question." },
      ],
    },
    { by: "founder-4", days: 243, message: "Came for the jokes. Stayed for the footnotes." },
    {
      by: "founder-2",
      days: 226,
      message:
        "I teach Government in SS2. My pupils can name the English kings. After one hour here they can name our own, and what hung in place of each face. That is not nothing.",
    },
    { by: "founder-5", days: 204, message: "The badger has my vote." },
    {
      by: "founder-6",
      days: 188,
      message:
        "There is a chair at the end of the second room. I sat on it to tie my shoe and two people read me as part of the collection.",
      replies: [
        { by: "founder-4", days: 187, message: "You were well hung." },
        { by: "admin", days: 187, message: "You have been given no accession number, so you are free to leave." },
      ],
    },
    {
      by: "founder-8",
      days: 130,
      message:
        "I was there for about eleven of these. It is a strange thing to see one’s life arranged by object. Mine would be a jerrycan.",
      replies: [
        { by: "collector", days: 129, message: "Mine the other jerrycan, for when the first one was borrowed." },
        {
          by: "founder-3",
          days: 122,
          message: "Ours was yellow. It is still behind the kitchen door and nobody may throw it away.",
        },
      ],
    },
    { by: "expired", days: 118, message: "Shorter labels, please. I came on my lunch break." },
    { by: "collector", days: 112, message: "Bought the jar. My wife asked what it is for. It is for not asking." },
    {
      by: "yearly",
      days: 96,
      message:
        "Na gode. I looked for the place where you would be unfair to my side, and found that you had been unfair to everybody’s side in alphabetical order.",
    },
    {
      by: "founder-9",
      days: 88,
      isFeatured: true,
      message:
        "My daughter is nine. She asked why none of them has a face. I said: because they were all looking at us.",
    },
    {
      by: "founder-6",
      days: 79,
      message: "The record says 1975. My mother says it was a Tuesday. Both are right.",
      replies: [
        { by: "founder-1", days: 78, message: "It was a Tuesday. The radio played marches and my uncle packed." },
      ],
    },
    {
      by: "member",
      days: 64,
      message:
        "I do not have the money for the Circle. I read every front page anyway, and nobody hurried me. Thank you.",
    },
    {
      by: "founder-10",
      days: 58,
      message: "Ẹ kú iṣẹ́. The ọ has its dot, the ṣ has its dot, and I nearly wept at a caption.",
    },
    {
      by: "monthly",
      days: 37,
      message: "Light went at the tortoise. Nobody moved. Somebody laughed first and then we all did.",
    },
    {
      by: "founder-3",
      days: 31,
      message: "Second visit. I now disagree with three labels, up from one. Is there a form?",
      replies: [
        {
          by: "admin",
          days: 30,
          message: "There is: /contact, under “A mistake in the record”. Bring a date and where you found it.",
        },
      ],
    },
    {
      by: "collector",
      days: 26,
      message: "It is the only exhibition of power I have been to where the power stayed on.",
    },
    {
      by: "founder-8",
      days: 22,
      message: "To whoever wrote “no politics please” on the card by the door: madam, look up.",
    },
    { by: "member", days: 17, message: "I came to see the crocodile. It is smaller than I remember the rumour of it." },
    {
      by: "founder-10",
      days: 15,
      message: "The founders’ wall spelt my name right at the first try, marks and all. My bank has had eleven years.",
    },
    {
      by: "yearly",
      days: 11,
      message:
        "My grandmother kept every voter’s card she was ever given, in a Blue Band tin. She would have lent you the tin.",
    },
    { by: "founder-5", days: 8, message: "Please sell the silence in the Abacha room by the litre." },
    { by: "collector", days: 6, message: "A good museum sends you home to argue. We argued as far as Ojuelegba." },
    {
      by: "founder-2",
      days: 4,
      message:
        "SS2 again. This time they brought a question: who decides what the object is? I said I would write it down and ask.",
      replies: [
        {
          by: "admin",
          days: 3,
          message:
            "A table of people who cannot agree, and then the one object that all of them have already drawn on a napkin.",
        },
        { by: "founder-2", days: 2, message: "They say that is how their group work goes as well." },
      ],
    },
    {
      by: "member",
      days: 3,
      removal: {
        removalReason: "private_details",
        removalNote: "Please write it again without your neighbour’s name and number.",
      },
      message:
        "My neighbour Mr Balogun of 14 Adeola Close still has a whole room of these hats. Ring him on 0800 000 0000.",
    },
    { by: "member", days: 2, message: "The queue with the ruler made my back straighten by itself." },
    { by: "founder-9", days: 1, message: "Nine-year-old’s verdict, second visit: “The yam is winning.”" },
    {
      by: "expired",
      days: 1,
      isPending: true,
      message: "I wrote the whole of what I remember of that week here: https://example.org/that-week",
    },
    {
      by: "founder-11",
      days: 2,
      isPending: true,
      message:
        "My first time writing in one of these. In the real ones I only sign. It was very fine, and my knees say so too.",
    },
    {
      by: "founder-7",
      days: 0,
      isPending: true,
      message:
        "Is there a day when it is free for students? It is free now, I see that. I mean a day when it feels official.",
    },
    { by: "founder-6", days: 0, message: "I checked. The chair has a rope round it now. I consider that an honour." },
  ],
  [HEADS_OF_STATE]: [
    {
      by: "founder-1",
      days: 240,
      message: "Eighteen of them, and one staircase between 1960 and 2023 would have been shorter. I took it anyway.",
    },
    {
      by: "collector",
      days: 150,
      message:
        "Read it backwards, from now to then. It is a different story: everybody seems to be tidying up after somebody.",
      replies: [{ by: "yearly", days: 92, message: "I tried. In that direction the hats get better." }],
    },
    { by: "yearly", days: 85, message: "The two papers side by side should be the law." },
    {
      by: "founder-10",
      days: 41,
      message:
        "With the sound on, in the dark, it is a séance. With the sound off it is a civics lesson. Both, please.",
    },
    {
      by: "monthly",
      days: 6,
      message: "I joined for one month to see one room. That was eight days ago and I am at 1979.",
    },
  ],
  "dark-glasses": [
    {
      by: "founder-6",
      days: 140,
      message:
        "The left lens took me a full minute. Then I saw that the vault is shut, and then I looked at the right one.",
    },
    {
      by: "founder-8",
      days: 119,
      message: "I remember how quiet people were on the bus. You have painted the bus without painting the bus.",
      replies: [
        { by: "founder-1", days: 117, message: "We had a sign at home for “change the subject”. It was the sugar." },
      ],
    },
    {
      by: "collector",
      days: 33,
      message: "It does look back. Ask anybody who has hung the print opposite the bed.",
    },
  ],
  "tortoise-with-generator": [
    { by: "monthly", days: 7, message: "In my street the generator also has a name and a birthday." },
    {
      by: "founder-9",
      days: 52,
      message: "In the stories Ìjàpá always arrives. The museum might say so on the label.",
      replies: [{ by: "founder-10", days: 51, message: "He arrives, and it is always somebody else’s feast." }],
    },
  ],
  "the-rice-ship": [
    {
      by: "founder-3",
      days: 160,
      message: "My mother can still tell you the price of the bag by month. She does it unasked.",
    },
    { by: "yearly", days: 44, message: "The ship is level. That is the joke, isn’t it. It took me the walk home." },
  ],
  "a-queue-with-a-ruler": [
    {
      by: "founder-2",
      days: 175,
      message:
        "I stood in that queue at seven, holding my brother’s place and his shoes. Nobody pushed. Nobody talked either.",
    },
    { by: "founder-10", days: 9, message: "Born after. Still straightened up." },
  ],
  "the-empty-chair": [
    { by: "founder-6", days: 101, message: "The gentlest thing in the house. Please do not add a joke to it later." },
  ],
  "a-map-being-stitched": [
    {
      by: "founder-4",
      days: 210,
      message: "My family was on the side of the needle that is not shown. Thank you for leaving the thread hanging.",
    },
    { by: "collector", days: 73, message: "Look at the knots from the side. Somebody cut them to look repaired." },
  ],
  "eighty-three-grains": [{ by: "founder-5", days: 66, message: "I counted. Twice. My son is asking for dinner." }],
};

/** Adds the missing comments whose authors exist, and returns their number. */
export async function addComments(
  tx: Tx,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  const userIds = new Set((await tx.user.findMany({ select: { id: true } })).map(({ id }) => id));
  const existing = new Set((await tx.comment.findMany({ select: { id: true } })).map(({ id }) => id));
  let added = 0;

  async function add(thread: string, comment: Omit<SeedComment, "replies">, parentId: string | null): Promise<string> {
    const id = fixedId("cmt", `${thread}/${comment.by}/${comment.message}`);
    const userId = fixedId("usr", comment.by.startsWith("founder-") ? `${comment.by}@livingarchive.test` : comment.by);
    if (existing.has(id) || !userIds.has(userId) || (parentId && !existing.has(parentId))) return id;
    existing.add(id);
    const createdAt = new Date(now.getTime() - comment.days * day - minutesOf(id) * minute);
    const [exhibition, artwork] =
      thread === guestbook || thread === HEADS_OF_STATE ? [thread, null] : [HEADS_OF_STATE, thread];
    const status = comment.removal ? "refused" : comment.isPending ? "pending" : "approved";
    const { message, removal } = comment;
    const heldFor = comment.isPending ? [hasLink(message) ? "link" : "first"] : [];
    const featuredAt = comment.isFeatured ? createdAt : null;
    await makeComment(
      { id, userId, exhibition, artwork, parentId, message, status, heldFor, createdAt, featuredAt, ...removal },
      tx,
    );
    added += 1;
    return id;
  }

  for (const [thread, comments] of Object.entries(seedComments))
    for (const { replies = [], ...comment } of comments) {
      const id = await add(thread, comment, null);
      for (const reply of replies) await add(thread, reply, id);
    }
  return added;
}

/** A deterministic offset of up to eleven hours, so that not all comments have the time of the seed. */
const minutesOf = (id: string): number => createHash("sha256").update(id).digest().readUInt16BE(0) % 660;
