import { expect, test } from "@playwright/test";
import { makeAuction } from "@/lib/auctions/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { workPaths } from "@/lib/core/urls/work-paths";
import { db } from "@/lib/db/client";
import { requireAdminLeader } from "@/lib/exhibitions/admin-queries";
import { makeExhibition } from "@/lib/exhibitions/factory";
import { getLegalPage } from "@/lib/legal-pages/queries";
import { getShopSettings } from "@/lib/orders/shop-settings/queries";
import { approximatePrice } from "@/lib/orders/shop-settings/rules";
import { makePersonas, type Personas } from "@/tests/security/personas";
import { sendRequest, server } from "../access/access-checks";
import { type RunningServer, startNextDeployment, startSecondInstance } from "../support/extra-servers";

type Edit = {
  /** A prerendered page that shows what is edited. */
  page: string;
  /** The request that edits it. */
  request: { method: string; path: string; token: string | null; body: unknown };
  /** What the page shows afterwards. */
  text: string;
};

const read = async (url: string, path: string) => (await fetch(url + path)).text();
const newText = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;

async function edit({ request, text }: Edit): Promise<void> {
  const { method, path, token, body } = request;
  const response = await sendRequest(server.url + path, { method, token, input: { body } });
  expect([path, text, response.status, response.status < 300 || response.text]).toEqual([
    path,
    text,
    expect.any(Number),
    true,
  ]);
}

/** One write for each kind of content in lib/core/urls/pages-showing.ts. */
const edits: Record<string, (personas: Personas) => Promise<Edit>> = {
  "a drop's name": async ({ tokens }) => {
    const { id, slug } = await makeProduct();
    const text = newText("Calabash");
    const request = { method: "PUT", path: `/api/products/${id}`, token: tokens.admin, body: { name: text } };
    return { page: paths.drop(slug), request, text };
  },
  "a drop's name on its category's page": async ({ tokens }) => {
    const { id } = await makeProduct({ categories: ["Print"] });
    const text = newText("Etching");
    const request = { method: "PUT", path: `/api/products/${id}`, token: tokens.admin, body: { name: text } };
    return { page: paths.dropCategory("print"), request, text };
  },
  "a drop's name in the feed": async ({ tokens }) => {
    const { id } = await makeProduct();
    const text = newText("Gourd");
    const request = { method: "PUT", path: `/api/products/${id}`, token: tokens.admin, body: { name: text } };
    return { page: "/feed.xml", request, text };
  },
  "an issue that is put in the archive": async ({ tokens, actors }) => {
    const text = newText("Newsletter");
    const id = newId("nws");
    await db.newsletterIssue.create({
      data: {
        id,
        subject: text,
        content: "Words.",
        slug: id,
        status: "sent",
        startedAt: new Date(),
        sentById: actors.admin._id,
      },
    });
    const path = `/api/admin/newsletters/${id}/archive`;
    const request = { method: "PUT", path, token: tokens.admin, body: { isPublic: true } };
    return { page: paths.newsletters, request, text };
  },
  "a new event": async ({ tokens }) => {
    const text = newText("Evening");
    const body = { title: text, date: new Date(Date.now() + 9 * day).toISOString() };
    return { page: paths.events, request: { method: "POST", path: "/api/events", token: tokens.admin, body }, text };
  },
  "an approximate price": async ({ tokens }) => {
    const { slug } = await makeProduct({ price: 37_500 });
    const { version } = await getShopSettings();
    const usd = 1 + (Date.now() % 1_000);
    const body = { giftWrap: null, gbp: null, eur: null, usd, version };
    const request = { method: "PUT", path: "/api/admin/shop-settings", token: tokens.admin, body };
    return { page: paths.drop(slug), request, text: approximatePrice(37_500, body) ?? "" };
  },
  "a legal page": async ({ tokens }) => {
    const text = newText("Clause");
    const page = await getLegalPage("returns");
    const body = { content: `## ${text}`, summary: "Rewritten", basedOn: page?.version };
    const request = { method: "POST", path: "/api/admin/pages/returns/versions", token: tokens.admin, body };
    return { page: paths.returns, request, text };
  },
  "an exhibition's title": async ({ tokens }) => {
    const { id } = await makeExhibition();
    const text = newText("Room");
    const body = {
      title: text,
      subtitle: "",
      story: "A story.",
      image: null,
      requiresVIP: false,
      status: "open",
      opensAt: null,
      link: null,
      blocks: [],
      series: null,
      isDraft: false,
      version: 1,
    };
    const request = { method: "PUT", path: `/api/admin/exhibitions/${id}`, token: tokens.admin, body };
    return { page: paths.exhibitions, request, text };
  },
  "an auction's title": async ({ tokens }) => {
    const times = { startsAt: new Date(Date.now() + day), endsAt: new Date(Date.now() + 2 * day) };
    const { id, slug } = await makeAuction({ ...times, status: "scheduled" });
    const text = newText("Lot");
    const body = { title: text, version: 1 };
    const request = { method: "PATCH", path: `/api/admin/auctions/${id}`, token: tokens.admin, body };
    return { page: paths.auction(slug), request, text };
  },
  "a comment in the guestbook": async ({ tokens }) => {
    const text = newText("Well hung");
    const body = { exhibition: "guestbook", message: text };
    return {
      page: paths.guestbook,
      request: { method: "POST", path: "/api/comments", token: tokens.admin, body },
      text,
    };
  },
  "a name on the Founders Wall": async ({ tokens }) => {
    const text = newText("Ada");
    const body = { displayName: text, showOnWall: true };
    const request = { method: "POST", path: "/api/profile/update", token: tokens.vip, body };
    return { page: paths.foundersWall, request, text };
  },
};

test.describe.configure({ mode: "default", timeout: 240_000 });

test.describe("an edit on one instance", () => {
  let second: RunningServer;
  test.beforeAll(async () => {
    second = await startSecondInstance();
  });
  test.afterAll(() => second?.close());

  for (const [name, prepare] of Object.entries(edits)) {
    test(`shows at the next request on both: ${name}`, async () => {
      const change = await prepare(await makePersonas());
      for (const url of [server.url, second.url]) expect(await read(url, change.page)).not.toContain(change.text);
      await edit(change);
      expect(await read(second.url, change.page)).toContain(change.text);
      expect(await read(server.url, change.page)).toContain(change.text);
    });
  }

  test("shows after the other was killed and started again, although nobody looked in between", async () => {
    const changes = await Promise.all(Object.values(edits).map(async (prepare) => prepare(await makePersonas())));
    for (const { page } of changes) await read(second.url, page);
    await second.close();
    for (const change of changes) await edit(change);
    second = await startSecondInstance();
    for (const { page, text } of changes)
      expect([page, (await read(second.url, page)).includes(text)]).toEqual([page, true]);
  });

  test("shows on a deployment that was built before it", async () => {
    const changes = await Promise.all(Object.values(edits).map(async (prepare) => prepare(await makePersonas())));
    for (const change of changes) await edit(change);
    const next = await startNextDeployment();
    try {
      for (const { page, text } of changes)
        expect([page, (await read(next.url, page)).includes(text)]).toEqual([page, true]);
    } finally {
      await next.close();
    }
  });
});

test("a leader's text shows at the next request, and the original when it is restored", async () => {
  const { tokens } = await makePersonas();
  const { id } = await db.leader.findFirstOrThrow({
    where: { slug: "sani-abacha", exhibition: { slug: "heads-of-state" } },
  });
  const save = async (change: { aside: string; medium: string }) => {
    const { words, version } = await requireAdminLeader(id);
    const { aside, label } = words;
    const body = { words: { ...words, aside: change.aside, label: { ...label, medium: change.medium } }, version };
    const request = { method: "PUT", path: `/api/admin/leaders/${id}`, token: tokens.admin, body };
    await edit({ page: paths.leader("sani-abacha"), request, text: change.aside });
    return { aside, medium: label.medium };
  };
  // The page of the leader, and the list of techniques, which the label names.
  const pages = [paths.leader("sani-abacha"), workPaths.facet("techniques")];
  const text = newText("Smoked glass");
  const original = await save({ aside: text, medium: text });
  for (const page of pages) expect(await read(server.url, page), page).toContain(text);
  await save(original);
  for (const page of pages) expect(await read(server.url, page), page).not.toContain(text);
});
