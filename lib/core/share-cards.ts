import { paths } from "@/lib/core/urls/paths";

const ofProduct = (slug: string, alt: string) => ({ url: `/images/products/${slug}-share.jpg`, alt });

/** The share cards of the pages that show no artwork or product of their own, by path: a picture from the collection for each. */
export const shareCards: Readonly<Record<string, { url: string; alt: string }>> = {
  [paths.drops]: ofProduct(
    "the-dribble-medal",
    "A silver medallion on a black and gold ribbon against a green wall. In the centre a football has curved past a row of tunic buttons; round the rim stands Handed over next year, 1990 to 1993.",
  ),
  [paths.exhibitions]: ofProduct(
    "heads-of-state-vase",
    "A terracotta vase on a white plinth. Round its belly runs a pale band with a crown, a peaked cap, a cloth cap and a fedora, and no heads under them; below it is a blue band of rings.",
  ),
  [paths.afroalchemy]: ofProduct(
    "drum-ring-bottle",
    "A dark blue long-necked bottle on a white plinth against a red wall, with white rings and comb lines round its shoulder and a red band of diamonds below.",
  ),
  [paths.lovesLabours]: ofProduct(
    "the-unending-letter",
    "A sheet of close-printed paper folded like a concertina hangs down a red wall in seven panels and runs on over the floor and out of the picture; a red seal is near its top.",
  ),
  [paths.about]: ofProduct(
    "power-wears-many-strange-hats",
    "A thick black book with a red spine stands on a white plinth against a yellow wall; five words in bus lettering fill the cover, Power wears many strange hats, the last of them in gold.",
  ),
  [paths.foundersWall]: ofProduct(
    "the-record",
    "A thick pale book with a black spine stands on a white plinth against a blue wall; a red band at the top reads The Record above rows of dated lines.",
  ),
  [paths.guestbook]: ofProduct(
    "field-notes-on-the-peaked-cap",
    "A thin gold book called The Peaked Cap stands on a white plinth in a dark room; on its cover a green and red officer’s cap is marked at three points like a diagram.",
  ),
  [paths.visit]: ofProduct(
    "ghana-must-go-vase",
    "A round-shouldered jar on a dark plinth against a yellow wall, painted all over with the blue, red and white check of a woven travelling bag.",
  ),
  [paths.visitTickets]: ofProduct(
    "the-queue-medal",
    "An eight-pointed copper medallion on a blue and white ribbon against a red wall. Small figures stand in a row along a ruler and one has stepped out above them; the rim reads War Against Indiscipline, 1984.",
  ),
  [paths.visitDirections]: ofProduct(
    "twelve-patches-shirt",
    "A dark blue shirt with a dark red open collar on a brass hanger, covered with small patchworks in red, green, gold and white whose pieces are joined by visible stitches.",
  ),
  [paths.events]: ofProduct(
    "golden-voice",
    "A tall brass microphone with black bars and a dark red collar marked 1960 stands on a red plinth in a dark room; short brass arcs on both sides suggest sound.",
  ),
  [paths.contact]: ofProduct(
    "with-immediate-effect-seal",
    "A dark iron medallion on a dark red and white ribbon against a pale wall. It shows a rubber stamp lifted above the crooked oval it has just left; the rim reads With immediate effect, 1975.",
  ),
  [paths.scan]: ofProduct(
    "obj-pendant",
    "A scalloped bronze medallion on a green and white ribbon. In its green centre a sprouting yam lies over a hoe; round the rim stands Operation Feed the Nation, 1976.",
  ),
  [paths.membership]: ofProduct(
    "open-eight-pendant",
    "A round bronze medallion on a red and black ribbon against a blue wall. In its dark red centre is an empty cap with a figure eight on it that is open at one end.",
  ),
  [paths.auctions]: ofProduct(
    "handover-amphora",
    "A tall black jar with a narrow neck and red mouth on a white plinth. Round its shoulder, on a white band, two hands in coloured cuffs hold one brass baton. The wall is green.",
  ),
  [paths.paymentHelp]: ofProduct(
    "interim-hourglass",
    "A black-framed hourglass on a white plinth against a yellow wall. Large red grains lie in both bulbs and three are falling; a dark red bow tie is knotted round the waist.",
  ),
  [paths.developers]: ofProduct(
    "the-west-african-press",
    "A black printing press on a white plinth against a green wall; a long white sheet headed Pilot winds between its rollers and falls to the foot like cloth.",
  ),
  [paths.faq]: ofProduct(
    "eighteen-hats-poster",
    "A framed poster on a dark red wall: eighteen hats in a grid of three by six, from a crown through peaked caps and embroidered caps to one with a figure eight.",
  ),
  [paths.shipping]: ofProduct(
    "rice-ship-shirt",
    "A dark blue shirt with an open collar on a brass hanger, printed with small ships heaped with white sacks, each with a tall red cap for a funnel and a gold line of waves.",
  ),
  [paths.returns]: ofProduct(
    "tortoise-with-generator",
    "A green bronze tortoise on a green plinth carries a small petrol generator on its back, switched to off. A black cord runs down behind it to a loose plug.",
  ),
  [paths.terms]: ofProduct(
    "seated-crocodile",
    "A green crocodile with white teeth and a stitched seam is fixed across the top of a brass stick on a black base marked 1966. A little straw hangs from its belly. The wall is red.",
  ),
  [paths.privacy]: ofProduct(
    "dark-glasses-jar",
    "A broad black jar with a domed brass lid on a white plinth against a dark red wall. On its green belt are dark glasses; one lens holds the round door of a vault.",
  ),
};
