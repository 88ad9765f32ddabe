import { env } from "./env";

/** A link that opens a chat with the museum, with a first text about an order if there is one; null without a number. */
export function whatsappLink(order?: string, number: string | undefined = env().WHATSAPP_NUMBER): string | null {
  if (!number) return null;
  const text = order ? `Hello, I have a question about order ${order}.` : "Hello, I have a question.";
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
