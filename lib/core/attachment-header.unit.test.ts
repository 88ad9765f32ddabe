import { expect, it } from "vitest";
import { attachmentHeader } from "@/lib/core/attachment-header";

it.each([
  ["record.txt", `attachment; filename=record.txt`],
  [
    "Ọba’s film (1).mp4",
    `attachment; filename="Oba_s film (1).mp4"; filename*=UTF-8''%E1%BB%8Cba%E2%80%99s%20film%20%281%29.mp4`,
  ],
  [`a"b%20\\c.txt`, `attachment; filename="a\\"b%20 c.txt"; filename*=UTF-8''a%22b%2520%20c.txt`],
  ["../../etc/passwd", `attachment; filename=".. .. etc passwd"`],
  ["a\r\nSet-Cookie: x=1\r\n\r\n<b>.pdf", `attachment; filename="a Set-Cookie: x=1 <b>.pdf"`],
  ["exe\u202Efdp.pdf", `attachment; filename="exe fdp.pdf"`],
  ["\ud800\u0000", `attachment; filename=download`],
])("names %j in the header", (filename, header) => {
  expect(attachmentHeader(filename)).toBe(header);
  expect(() => new Headers({ "content-disposition": attachmentHeader(filename) })).not.toThrow();
});
