import { createHash } from "node:crypto";
import { makeComment } from "../../lib/community/factory";
import { guestbook } from "../../lib/community/rules";
import { day, minute } from "../../lib/platform/clock";
import type { Tx } from "../../lib/platform/db";
import type { IdPrefix } from "../../lib/platform/ids";

/** Who writes: one of the six, or a founder by the place on the wall. */
type Writer = "admin" | "collector" | "yearly" | "monthly" | "expired" | "member" | `founder-${number}`;
type SeedNote = {
  by: Writer;
  /** Days before the seed. */
  days: number;
  says: string;
  /** It still waits to be read. */
  waits?: true;
  replies?: readonly { by: Writer; days: number; says: string }[];
};

const hos = "heads-of-state";

/** Made-up visitors on made-up days; what they say is about the room, the works and themselves. */
const seedNotes: Record<string, readonly SeedNote[]> = {
  [guestbook]: [
    { by: "founder-1", days: 298, says: "First on the wall. The nail was still warm." },
    {
      by: "founder-3",
      days: 271,
      says: "I brought my father, who lived through all eighteen and voted for three. He stood in front of the hats for ten minutes and then asked where the toilet was. From him that is a review.",
      replies: [
        { by: "admin", days: 270, says: "Left of the stamp, past the microphone. It is our most asked question." },
      ],
    },
    { by: "founder-4", days: 243, says: "Came for the jokes. Stayed for the footnotes." },
    {
      by: "founder-2",
      days: 226,
      says: "I teach Government in SS2. My pupils can name the English kings. After one hour here they can name our own, and what hung in place of each face. That is not nothing.",
    },
    { by: "founder-5", days: 204, says: "The badger has my vote." },
    {
      by: "founder-6",
      days: 188,
      says: "There is a chair at the end of the second room. I sat on it to tie my shoe and two people read me as part of the collection.",
      replies: [
        { by: "founder-4", days: 187, says: "You were well hung." },
        { by: "admin", days: 187, says: "You have been given no accession number, so you are free to leave." },
      ],
    },
    {
      by: "founder-8",
      days: 130,
      says: "I was there for about eleven of these. It is a strange thing to see one’s life arranged by object. Mine would be a jerrycan.",
      replies: [
        { by: "collector", days: 129, says: "Mine the other jerrycan, for when the first one was borrowed." },
        {
          by: "founder-3",
          days: 122,
          says: "Ours was yellow. It is still behind the kitchen door and nobody may throw it away.",
        },
      ],
    },
    { by: "expired", days: 118, says: "Shorter labels, please. I came on my lunch break." },
    { by: "collector", days: 112, says: "Bought the jar. My wife asked what it is for. It is for not asking." },
    {
      by: "yearly",
      days: 96,
      says: "Na gode. I looked for the place where you would be unfair to my side, and found that you had been unfair to everybody’s side in alphabetical order.",
    },
    {
      by: "founder-9",
      days: 88,
      says: "My daughter is nine. She asked why none of them has a face. I said: because they were all looking at us.",
    },
    {
      by: "founder-6",
      days: 79,
      says: "The record says 1975. My mother says it was a Tuesday. Both are right.",
      replies: [{ by: "founder-1", days: 78, says: "It was a Tuesday. The radio played marches and my uncle packed." }],
    },
    {
      by: "member",
      days: 64,
      says: "I do not have the money for the Circle. I read every front page anyway, and nobody hurried me. Thank you.",
    },
    {
      by: "founder-10",
      days: 58,
      says: "Ẹ kú iṣẹ́. The ọ has its dot, the ṣ has its dot, and I nearly wept at a caption.",
    },
    {
      by: "monthly",
      days: 37,
      says: "Light went at the tortoise. Nobody moved. Somebody laughed first and then we all did.",
    },
    {
      by: "founder-3",
      days: 31,
      says: "Second visit. I now disagree with three labels, up from one. Is there a form?",
      replies: [
        {
          by: "admin",
          days: 30,
          says: "There is: /contact, under “A mistake in the record”. Bring a date and where you found it.",
        },
      ],
    },
    { by: "collector", days: 26, says: "It is the only exhibition of power I have been to where the power stayed on." },
    {
      by: "founder-8",
      days: 22,
      says: "To whoever wrote “no politics please” on the card by the door: madam, look up.",
    },
    { by: "member", days: 17, says: "I came to see the crocodile. It is smaller than I remember the rumour of it." },
    {
      by: "founder-10",
      days: 15,
      says: "The founders’ wall spelt my name right at the first try, marks and all. My bank has had eleven years.",
    },
    {
      by: "yearly",
      days: 11,
      says: "My grandmother kept every voter’s card she was ever given, in a Blue Band tin. She would have lent you the tin.",
    },
    { by: "founder-5", days: 8, says: "Please sell the silence in the Abacha room by the litre." },
    { by: "collector", days: 6, says: "A good museum sends you home to argue. We argued as far as Ojuelegba." },
    {
      by: "founder-2",
      days: 4,
      says: "SS2 again. This time they brought a question: who decides what the object is? I said I would write it down and ask.",
      replies: [
        {
          by: "admin",
          days: 3,
          says: "A table of people who cannot agree, and then the one object that all of them have already drawn on a napkin.",
        },
        { by: "founder-2", days: 2, says: "They say that is how their group work goes as well." },
      ],
    },
    { by: "member", days: 2, says: "The queue with the ruler made my back straighten by itself." },
    { by: "founder-9", days: 1, says: "Nine-year-old’s verdict, second visit: “The yam is winning.”" },
    {
      by: "expired",
      days: 1,
      waits: true,
      says: "I wrote the whole of what I remember of that week here: https://example.org/that-week",
    },
    {
      by: "founder-11",
      days: 2,
      waits: true,
      says: "My first time writing in one of these. In the real ones I only sign. It was very fine, and my knees say so too.",
    },
    {
      by: "founder-7",
      days: 0,
      waits: true,
      says: "Is there a day when it is free for students? It is free now, I see that. I mean a day when it feels official.",
    },
    { by: "founder-6", days: 0, says: "I checked. The chair has a rope round it now. I consider that an honour." },
  ],
  [hos]: [
    {
      by: "founder-1",
      days: 240,
      says: "Eighteen of them, and one staircase between 1960 and 2023 would have been shorter. I took it anyway.",
    },
    {
      by: "collector",
      days: 150,
      says: "Read it backwards, from now to then. It is a different story: everybody seems to be tidying up after somebody.",
      replies: [{ by: "yearly", days: 92, says: "I tried. In that direction the hats get better." }],
    },
    { by: "yearly", days: 85, says: "The two papers side by side should be the law." },
    {
      by: "founder-10",
      days: 41,
      says: "With the sound on, in the dark, it is a séance. With the sound off it is a civics lesson. Both, please.",
    },
    {
      by: "monthly",
      days: 6,
      says: "I joined for one month to see one room. That was eight days ago and I am at 1979.",
    },
  ],
  "dark-glasses": [
    {
      by: "founder-6",
      days: 140,
      says: "The left lens took me a full minute. Then I saw that the vault is shut, and then I looked at the right one.",
    },
    {
      by: "founder-8",
      days: 119,
      says: "I remember how quiet people were on the bus. You have painted the bus without painting the bus.",
      replies: [
        { by: "founder-1", days: 117, says: "We had a sign at home for “change the subject”. It was the sugar." },
      ],
    },
    { by: "collector", days: 33, says: "It does look back. Ask anybody who has hung the print opposite the bed." },
  ],
  "tortoise-with-generator": [
    { by: "monthly", days: 7, says: "In my street the generator also has a name and a birthday." },
    {
      by: "founder-9",
      days: 52,
      says: "In the stories Ìjàpá always arrives. The museum might say so on the label.",
      replies: [{ by: "founder-10", days: 51, says: "He arrives, and it is always somebody else’s feast." }],
    },
  ],
  "the-rice-ship": [
    {
      by: "founder-3",
      days: 160,
      says: "My mother can still tell you the price of the bag by month. She does it unasked.",
    },
    { by: "yearly", days: 44, says: "The ship is level. That is the joke, isn’t it. It took me the walk home." },
  ],
  "a-queue-with-a-ruler": [
    {
      by: "founder-2",
      days: 175,
      says: "I stood in that queue at seven, holding my brother’s place and his shoes. Nobody pushed. Nobody talked either.",
    },
    { by: "founder-10", days: 9, says: "Born after. Still straightened up." },
  ],
  "the-empty-chair": [
    { by: "founder-6", days: 101, says: "The gentlest thing in the house. Please do not add a joke to it later." },
  ],
  "a-map-being-stitched": [
    {
      by: "founder-4",
      days: 210,
      says: "My family was on the side of the needle that is not shown. Thank you for leaving the thread hanging.",
    },
    { by: "collector", days: 73, says: "Look at the knots from the side. Somebody cut them to look repaired." },
  ],
  "eighty-three-grains": [{ by: "founder-5", days: 66, says: "I counted. Twice. My son is asking for dinner." }],
};

/** Hangs the notes, where the people and the rooms are. One that is there already stays as it is. */
export async function addComments(
  tx: Tx,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  const people = new Set((await tx.user.findMany({ select: { id: true } })).map(({ id }) => id));
  const there = new Set((await tx.comment.findMany({ select: { id: true } })).map(({ id }) => id));
  let added = 0;

  async function hang(wall: string, note: Omit<SeedNote, "replies">, parentId: string | null): Promise<string> {
    const id = fixedId("cmt", `${wall}/${note.by}/${note.says}`);
    const userId = fixedId("usr", note.by.startsWith("founder-") ? `${note.by}@livingarchive.test` : note.by);
    if (there.has(id) || !people.has(userId) || (parentId && !there.has(parentId))) return id;
    there.add(id);
    const createdAt = new Date(now.getTime() - note.days * day - minutesOf(id) * minute);
    const [exhibition, artwork] = wall === guestbook || wall === hos ? [wall, null] : [hos, wall];
    const status = note.waits ? "pending" : "approved";
    await makeComment({ id, userId, exhibition, artwork, parentId, message: note.says, status, createdAt }, tx);
    added += 1;
    return id;
  }

  for (const [wall, notes] of Object.entries(seedNotes))
    for (const { replies = [], ...note } of notes) {
      const id = await hang(wall, note, null);
      for (const reply of replies) await hang(wall, reply, id);
    }
  return added;
}

/** Nobody writes on the stroke of the hour of the seed: up to eleven hours earlier, the same each time. */
const minutesOf = (id: string): number => createHash("sha256").update(id).digest().readUInt16BE(0) % 660;
