import { paths } from "@/lib/core/urls/paths";

const ofProduct = (slug: string, alt: string) => ({ url: `/images/products/${slug}-share.jpg`, alt });

/** The share cards of the pages that show no artwork or product of their own, by path: a picture from the collection for each. */
export const shareCards: Readonly<Record<string, { url: string; alt: string }>> = {
  [paths.drops]: ofProduct(
    "the-dribble-medal",
    "A silver medallion on a black and gold ribbon lies aslant on mown grass by a white line. In the centre a football has curved past a row of tunic buttons; round the rim stands Handed over next year, 1990 to 1993.",
  ),
  [paths.exhibitions]: ofProduct(
    "heads-of-state-vase",
    "A terracotta vase on a wooden table against a yellow wall in the light of a window, its dark red shadow beside it and a green cloth cap at its foot. Round its belly runs a pale band with a crown, a peaked cap, a cloth cap and a fedora, and no heads under them; below it is a blue band of rings.",
  ),
  [paths.afroalchemy]: ofProduct(
    "drum-ring-bottle",
    "A dark blue long-necked bottle with one branch in its neck stands on a wooden bench beside two fruits, in the light of pierced blocks. White rings and comb lines run round its shoulder and a red band of diamonds below.",
  ),
  [paths.lovesLabours]: ofProduct(
    "the-unending-letter",
    "A close-printed sheet, folded like a concertina into numbered pages, stands in a long zigzag on a red table and recedes into the distance; its last page, the nearest, bears a red wax seal marked 18, and a pencil lies before it.",
  ),
  [paths.about]: ofProduct(
    "power-wears-many-strange-hats",
    "A thick black book lies aslant on blue resist-dyed cloth; five words in bus lettering fill the cover, Power wears many strange hats, the last of them in gold.",
  ),
  [paths.foundersWall]: ofProduct(
    "the-record",
    "A thick pale book lies aslant on a wooden desk in the light of a window; a red band at the top reads The Record, 1960–2026, above eighteen lines: the years of each head of state, in red, and the name.",
  ),
  [paths.guestbook]: ofProduct(
    "field-notes-on-the-peaked-cap",
    "A thin gold book called The Peaked Cap lies aslant in bars of sunlight beside a real officer’s cap; on its cover a green and red cap is marked at three points like a diagram.",
  ),
  [paths.visit]: ofProduct(
    "ghana-must-go-vase",
    "A full white jar checked in blue and red stands on a straw mat against a red wall, its shadow to the left and the light of a window on the wall.",
  ),
  [paths.visitTickets]: ofProduct(
    "the-queue-medal",
    "An eight-pointed copper medallion hangs on a long blue and white ribbon before a wall, in the light of a window and the shadow of a branch. Small figures stand in a row along a ruler and one has stepped out above them; the rim reads War Against Indiscipline, 1984.",
  ),
  [paths.visitDirections]: ofProduct(
    "twelve-patches-shirt",
    "A dark blue shirt with a dark red open collar lies aslant on pale terrazzo in the shadow of a palm leaf, covered with patchworks in red, green, gold and white whose pieces are joined by visible stitches.",
  ),
  [paths.events]: ofProduct(
    "golden-voice",
    "A brass microphone with black bars and a dark red collar marked 1960 leans a little on a wooden table before a dark red curtain; the sheets of a speech lie at its foot.",
  ),
  [paths.contact]: ofProduct(
    "with-immediate-effect-seal",
    "A dark iron medallion on a dark red and white ribbon lies aslant on a green desk over two files. It shows a rubber stamp lifted above the crooked oval it has just left; the rim reads With immediate effect, 1975.",
  ),
  [paths.scan]: ofProduct(
    "obj-pendant",
    "A scalloped bronze medallion leans against a blue wall on a white plinth, its green and white ribbon hanging over the edge. In its green centre a sprouting yam lies over a hoe; round the rim stands Operation Feed the Nation, 1976.",
  ),
  [paths.membership]: ofProduct(
    "open-eight-pendant",
    "A round bronze medallion on a red ribbon lies aslant on strip-woven cloth in blue, green, black and white. In its dark red centre is an empty cap with a figure eight on it that is open at one end.",
  ),
  [paths.auctions]: ofProduct(
    "handover-amphora",
    "A tall black jar with a narrow neck and red mouth on a wooden sill, in bars of light, its green shadow beside it. Round its shoulder, on a white band, two hands in coloured cuffs hold one brass baton.",
  ),
  [paths.paymentHelp]: ofProduct(
    "interim-hourglass",
    "A black-framed hourglass on a white sill against a green wall with the light of a window. Red grains lie in both bulbs and three are falling; a dark red bow tie is knotted round the waist.",
  ),
  [paths.developers]: ofProduct(
    "the-west-african-press",
    "A black printing press with a spoked wheel stands on a workbench beside a tin of ink, pages drying far behind it; a long white sheet headed Pilot winds between its red and brass rollers, falls in pleats like cloth and folds over the edge of the bench, where its copper shows.",
  ),
  [paths.faq]: ofProduct(
    "eighteen-hats-poster",
    "A poster taped to a classroom wall above the backs of two wooden chairs, one corner curling: eighteen hats in a grid of three by six, from a crown through peaked caps and embroidered caps to one with a figure eight.",
  ),
  [paths.shipping]: ofProduct(
    "rice-ship-shirt",
    "A dark blue shirt with an open collar is pegged to a washing line before an orange sky and a low sun, printed with ships heaped with white sacks, each with a tall red cap for a funnel and a gold line of waves.",
  ),
  [paths.returns]: ofProduct(
    "tortoise-with-generator",
    "A green bronze tortoise on a terrazzo floor carries a small petrol generator on its back, switched to off; a black cord runs down behind it. The wall behind is dappled through pierced blocks.",
  ),
  [paths.terms]: ofProduct(
    "seated-crocodile",
    "A green crocodile with white teeth and a stitched seam is fixed across the top of a tall brass stick on a black base. A little straw hangs from its belly. Bars of light fall across a yellow wall.",
  ),
  [paths.privacy]: ofProduct(
    "dark-glasses-jar",
    "A broad black jar with a domed brass lid on a wooden table against an amber wall, lit from the right. On its green belt are dark glasses; one lens holds the round door of a vault.",
  ),
};
