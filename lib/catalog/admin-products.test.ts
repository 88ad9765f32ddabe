import { NextRequest } from "next/server";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { POST as restore } from "@/app/api/admin/products/[id]/restore/route";
import { POST as upload } from "@/app/api/admin/products/images/route";
import { GET as exportOrders } from "@/app/api/orders/all/export/route";
import { GET as allOrders } from "@/app/api/orders/all/route";
import { GET as picture } from "@/app/api/pictures/[name]/route";
import { DELETE as remove } from "@/app/api/products/[slug]/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser } from "@/lib/auth/factory";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { listAdminProducts } from "@/lib/catalog/admin-queries";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});

describe("a drop that was deleted", () => {
  const deleteProduct = (id: string) =>
    callRoute(remove, `/api/products/${id}`, { method: "DELETE", as: admin, params: { slug: id } });
  const restoreIt = (id: string) =>
    callRoute(restore, `/api/admin/products/${id}/restore`, { as: admin, body: {}, params: { id } });

  test("is listed among the deleted ones with its slug and can be restored once", async () => {
    const { id, slug, name } = await makeProduct();
    await deleteProduct(id);
    const { products } = await listAdminProducts({ q: name, shelf: "deleted" });
    expect(products.map((product) => [product._id, product.slug])).toEqual([[id, slug]]);
    const back = await Promise.all([restoreIt(id), restoreIt(id)]);
    expect(back.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await db.product.findUnique({ where: { id } })).toMatchObject({ slug, deletedAt: null });
    expect(await db.auditLog.count({ where: { subject: id, action: "product.restore" } })).toBe(1);
  });

  test("cannot be restored while another drop has its slug", async () => {
    const { id, slug } = await makeProduct();
    await deleteProduct(id);
    await makeProduct({ slug });
    expect(await restoreIt(id)).toMatchObject({
      status: 409,
      body: { error: "Failed to save product", fields: { slug: "Another drop has this slug" } },
    });
  });
});

describe("a product image", () => {
  async function send(bytes: Uint8Array, name = "vase.png"): Promise<{ status: number; body: Record<string, string> }> {
    const form = new FormData();
    form.append("file", new File([bytes.slice().buffer], name));
    const request = new NextRequest("http://localhost:3000/api/admin/products/images", {
      method: "POST",
      headers: { cookie: `${sessionCookieName()}=${await makeSession(admin)}` },
      body: form,
    });
    const response = await upload(request, { params: Promise.resolve({}) });
    return { status: response.status, body: await response.json() };
  }

  test("is stored in every size that the pages use, without metadata", async () => {
    const bytes = await sharp({ create: { width: 1_200, height: 1_500, channels: 3, background: "teal" } })
      .withExif({ IFD0: { Copyright: "somebody's secret" } })
      .png()
      .toBuffer();
    const { status, body } = await send(bytes);
    expect([status, body.url]).toEqual([201, expect.stringMatching(/^\/api\/pictures\/img-[0-9a-z]{20}-960\.jpg$/)]);
    for (const size of ["960.jpg", "960.avif", "960.webp", "480.avif", "480.webp", "160.avif", "160.webp"]) {
      const name = body.url?.split("/").at(-1)?.replace("960.jpg", size) ?? "";
      const response = await picture(new NextRequest(`http://localhost:3000/api/pictures/${name}`), {
        params: Promise.resolve({ name }),
      });
      const stored = Buffer.from(await response.arrayBuffer());
      const { width, exif } = await sharp(stored).metadata();
      expect([size, response.status, width, exif]).toEqual([size, 200, Number(size.split(".")[0]), undefined]);
      expect(response.headers.get("etag")).toBe(`"${name}/1"`);
      expect(stored.includes("secret")).toBe(false);
    }
  });

  test.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["half a picture", "\u0089PNG\r\n\u001a\n"],
  ])("rejects %s, whatever its name", async (_, text) => {
    const response = await send(new TextEncoder().encode(text));
    expect(response).toMatchObject({ status: 400, body: { success: false } });
  });

  test("rejects a missing and a too large file", async () => {
    expect(await send(new Uint8Array())).toMatchObject({ status: 400, body: { error: "Please select a file." } });
    expect(await send(new Uint8Array(4_000_001))).toMatchObject({ status: 413 });
  });
});

describe("the admin order list", () => {
  test("finds orders by number, name, email and status, counts and exports them", async () => {
    const product = await makeProduct({ name: "=Vase", stock: 10 });
    const buyer = await makeUser({ firstName: "Hadiza", lastName: "Sule-Desk", email: "hadiza.desk@example.ng" });
    const paid = await makeOrder({ buyer, items: [{ product, quantity: 2 }] });
    await makeOrder({ buyer, items: [{ product }], status: "shipped", courier: "+GIG" });
    await makeOrder({ buyer, items: [{ product }], paymentStatus: "unpaid" });
    const read = async (query: string) => {
      const { body } = await callRoute(allOrders, `/api/orders/all?${query}`, { as: admin });
      return [body.total, body.orders.length];
    };
    expect(await read("q=sule-desk")).toEqual([3, 3]);
    expect(await read("q=sule-desk&limit=1")).toEqual([3, 1]);
    expect(await read("q=HADIZA.DESK&payment=paid&status=pending")).toEqual([1, 1]);
    expect(await read(`q=${paid.number.toLowerCase()}`)).toEqual([1, 1]);
    expect(await read("q=%25desk")).toEqual([0, 0]);
    const { text } = await callRoute(exportOrders, "/api/orders/all/export?q=sule-desk&payment=paid", { as: admin });
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(text).toContain("'+GIG");
    expect(lines.find((line) => line.includes(paid.number))).toContain("20000");
    expect(await db.auditLog.findFirst({ where: { actorId: admin._id, action: "order.export" } })).toMatchObject({
      detail: { rows: 2 },
    });
  });
});
