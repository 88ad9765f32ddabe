import { expect, test } from "vitest";
import { whatsappLink } from "./whatsapp";

test("a WhatsApp link has the digits of the number and the encoded order number", () => {
  expect(whatsappLink("LA-7F3K-92QX", "+2348031234567")).toBe(
    "https://wa.me/2348031234567?text=Hello%2C%20I%20have%20a%20question%20about%20order%20LA-7F3K-92QX.",
  );
  expect(whatsappLink(undefined, "2348031234567")).toBe(
    "https://wa.me/2348031234567?text=Hello%2C%20I%20have%20a%20question.",
  );
});

test("there is no WhatsApp link without a number", () => expect(whatsappLink("LA-7F3K-92QX")).toBeNull());
