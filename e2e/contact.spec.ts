import type { Page } from "@playwright/test";
import { answerPaths } from "@/lib/platform/answer-paths";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { orderNumber } from "@/lib/platform/ids";
import { paths } from "@/lib/platform/paths";
import { cut, cutOff, cuts } from "./cut";
import { expect, refusedWith, test } from "./fixtures";
import { visit } from "./visit";

const desk = "hello@livingarchive.test";
const newAddress = () => `letter-${Date.now()}-${Math.random().toString(36).slice(2, 6)}@example.ng`;

async function write(
  page: Page,
  email: string,
  message = "The vase came in two parts. It was one when it left.",
): Promise<void> {
  await page.getByLabel("Your name").fill("Ṣadé Ọlátúnjí");
  await page.getByLabel("Your email").first().fill(email);
  await page.getByLabel("Your message").fill(message);
}
const sendIt = (page: Page) => page.getByRole("button", { name: "Send the letter" }).click();
const topic = (page: Page) => page.getByLabel("What it is about");

test("a letter about an order arrives on the desk, and the page says that it did", async ({ page, providers }) => {
  const [email, number] = [newAddress(), orderNumber()];
  await visit(page, paths.contactAbout({ order: number }));
  await expect(page.getByLabel("Order number, if any")).toHaveValue(number);
  await expect(topic(page)).toHaveValue("order");
  await write(page, email);
  await sendIt(page);
  await expect(page.getByRole("status").filter({ hasText: `The answer goes to ${email}.` })).toBeVisible();
  const mail = await providers.mailTo(desk, number);
  expect(mail.reply_to).toEqual([email]);
  expect(mail.text).toContain("The vase came in two parts.");
  await page.getByRole("button", { name: "Write another" }).click();
  await expect(page.getByLabel("Your message")).toHaveValue("");
});

test.describe("what is wrong is said beside its field", () => {
  test.use({ expected: [refusedWith(400, 429)] });

  test("and what was typed stays", async ({ page }) => {
    await visit(page, paths.contact);
    await write(page, "nobody", "Hello");
    await page.getByLabel("Order number, if any").fill("12");
    await sendIt(page);
    await expect(page.getByText("Please enter a valid email").last()).toBeVisible();
    await expect(page.getByText("Please choose what it is about")).toBeVisible();
    await expect(page.getByText("An order number looks like LA-7F3K-92QX")).toBeVisible();
    await expect(page.getByText("Please write at least 10 characters")).toBeVisible();
    await expect(page.getByLabel("Your email").first()).toBeFocused();
    await expect(page.getByLabel("Your message")).toHaveValue("Hello");
  });

  test("a sixth letter within the hour is asked to wait", async ({ page }) => {
    await db.$executeRaw`DELETE FROM rate_limits WHERE key LIKE 'enquiry%'`;
    const email = newAddress();
    const letter = { name: "Tunde", email, topic: "other" };
    for (let n = 0; n < 5; n += 1)
      await page.request.post(apiPaths.contact, { data: { ...letter, message: `Letter number ${n}.` } });
    await visit(page, paths.contactAbout({ topic: "record" }));
    await write(page, email);
    await sendIt(page);
    await expect(page.getByRole("alert").filter({ hasText: "Too many tries. Please wait a little" })).toBeVisible();
  });
});

test.describe("a letter that cannot be sent", () => {
  test.use({ expected: [cutOff] });
  const says = {
    "no answer": "The museum could not be reached. Your letter is still here: please send it again.",
    "no word": "Your letter could not be sent. Please try again.",
  };
  for (const how of cuts) {
    test(`with ${how} says so and keeps its words`, async ({ page }) => {
      await visit(page, paths.contactAbout({ topic: "record" }));
      await cut(page, apiPaths.contact, how);
      await write(page, newAddress());
      await sendIt(page);
      await expect(page.getByRole("alert").filter({ hasText: says[how] })).toBeVisible();
      await expect(page.getByLabel("Your message")).toHaveValue(/two parts/);
    });
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts, and a page answers", async ({ page, providers }) => {
    const email = newAddress();
    await page.goto(paths.contact);
    await write(page, email, `Posted without script, ${email}.`);
    await topic(page).selectOption("press");
    await sendIt(page);
    await page.waitForURL(answerPaths.enquiry("sent"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("It is on our desk.");
    await expect
      .poll(async () =>
        (await providers.mailsTo(desk, "Press and schools")).some((mail) => mail.reply_to.includes(email)),
      )
      .toBe(true);
  });
});
