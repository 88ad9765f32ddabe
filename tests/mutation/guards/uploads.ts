import type { Mutation } from "../mutation";

const upload = "lib/member-content/upload.test.ts";
const downloads = "lib/downloads/queries.test.ts";
const adminDownloads = "lib/downloads/admin-downloads.test.ts";

/** Files: who may open them, and what may be stored. */
export const uploadMutations: readonly Mutation[] = [
  {
    name: "a download is for members",
    file: "lib/downloads/rules.ts",
    text: "if (!isVIP) return [];",
    replacement: "",
    test: downloads,
  },
  {
    name: "an exclusive download comes with its plans",
    file: "lib/downloads/rules.ts",
    text: 'perks.digitalPrints ? ["basic", "exclusive"]',
    replacement: 'isVIP ? ["basic", "exclusive"]',
    test: downloads,
  },
  {
    name: "an owner downloads only the files of their products",
    file: "lib/downloads/queries.ts",
    text: "l.download_id = d.id AND l.product_id IN (SELECT o.product_id FROM shop_owned_products(${userId}) o))",
    replacement: "l.download_id = d.id)",
    test: "lib/downloads/owned-downloads.test.ts",
  },
  {
    name: "the link of an order opens only the files of that order",
    file: "lib/downloads/queries.ts",
    text: "l.download_id = d.id AND l.product_id IN (${productsOf(of)})",
    replacement: "l.download_id = d.id",
    test: "lib/downloads/owned-downloads.test.ts",
  },
  {
    name: "an archived download is gone",
    file: "lib/downloads/queries.ts",
    text: "d.filename = ${filename} AND d.deleted_at IS NULL",
    replacement: "d.filename = ${filename}",
    test: adminDownloads,
  },
  {
    name: "a download has one name",
    file: "app/api/downloads/file/route.ts",
    text: 'if (request.nextUrl.searchParams.getAll("name").length > 1)',
    replacement: 'if (query.name === "")',
    test: downloads,
  },
  {
    name: "an upload has its announced size",
    file: "lib/downloads/validate-download.ts",
    text: "if (file.size !== upload.maxBytes)",
    replacement: "if (file.size < 0)",
    test: adminDownloads,
  },
  {
    name: "an upload is not larger than announced",
    file: "lib/storage/accept-upload.ts",
    text: 'type: "application/octet-stream", maxBytes: upload.maxBytes }',
    replacement: 'type: "application/octet-stream" }',
    test: "tests/security/conditional-writes.test.ts",
  },
  {
    name: "an upload is claimed once",
    file: "lib/storage/accept-upload.ts",
    text: "SET claimed_at = now() WHERE id = ${uploadId} AND claimed_at IS NULL AND expires_at > now()",
    replacement: "SET claimed_at = now() WHERE id = ${uploadId}",
    test: upload,
  },
  {
    name: "a converted upload is used once",
    file: "lib/storage/accept-upload.ts",
    text: "WHERE id = ${uploadId} AND claimed_at IS NULL AND expires_at > clock_timestamp()",
    replacement: "WHERE id = ${uploadId}",
    test: upload,
  },
  {
    name: "a picture is one by its bytes",
    file: "lib/images/image-file.ts",
    text: 'if (!isImageType(found?.mime)) throw new ImageError("not-an-image");',
    replacement: 'if (!found) throw new ImageError("not-an-image");',
    test: "lib/images/image-file.unit.test.ts",
  },
  {
    name: "a picture has a bounded number of pixels",
    file: "lib/images/image-file.ts",
    text: "limitInputPixels: MAX_PIXELS",
    replacement: "limitInputPixels: false",
    test: "lib/images/image-file.unit.test.ts",
  },
  {
    name: "a text is not a page",
    file: "lib/storage/detect-file-type.ts",
    text: " && !markupPattern.test(text)",
    replacement: "",
    test: upload,
  },
  {
    name: "an archive is not a bomb",
    file: "lib/storage/inspect-zip.ts",
    text: "if (isBomb || nestedArchivePattern.test(fileName)) return null;",
    replacement: "if (nestedArchivePattern.test(fileName)) return null;",
    test: upload,
  },
  {
    name: "an archive holds no archive",
    file: "lib/storage/inspect-zip.ts",
    text: "if (isBomb || nestedArchivePattern.test(fileName)) return null;",
    replacement: "if (isBomb) return null;",
    test: upload,
  },
  {
    name: "a storage key leads nowhere else",
    file: "lib/storage/storage-driver.ts",
    text: 'if (!isPlain || key.split("/").some((part) => part === "" || /^\\.+$/.test(part))) {',
    replacement: "if (!isPlain) {",
    test: "lib/storage/storage-disk.unit.test.ts",
  },
];
