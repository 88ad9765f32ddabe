import type { ContentItem, UploadFields } from "@/lib/exhibitions/content-contracts";
import { mostBytesAtOnce } from "@/lib/exhibitions/content-rules";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";
import { sendOnTicket, transfer, uploadWords, type Watch } from "./send-on-ticket";

type Sent = { ok: true; title: string } | { ok: false; error: string };
type Content = { exhibition: string; file: File; fields: UploadFields };

/** Hangs a file for members: in one request where it is small, else on a ticket, straight to where it will lie. */
export function sendContent(content: Content, watch: Watch): Promise<Sent> {
  return content.file.size > mostBytesAtOnce ? onTicket(content, watch) : atOnce(content, watch);
}

async function atOnce({ exhibition, file, fields }: Content, watch: Watch): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  form.append("file", file);
  const path = deskCalls.uploadContent(exhibition);
  const { status, reply } = await transfer<{ content?: ContentItem; error?: string }>("POST", path, form, {}, watch);
  if (status >= 200 && status < 300 && reply?.content) return { ok: true, title: reply.content.title };
  return { ok: false, error: complaintAbout({ status, error: reply?.error ?? "" }, uploadWords) };
}

async function onTicket({ exhibition, file, fields }: Content, watch: Watch): Promise<Sent> {
  const addressOf = (ticketId: string) => deskCalls.uploadTicket(exhibition, ticketId);
  const body = { ...fields, size: file.size };
  const sent = await sendOnTicket({ file, begin: deskCalls.beginUpload(exhibition), body, addressOf }, watch);
  if (!sent.ok) return sent;
  const path = addressOf(sent.ticketId);
  const hung = await api.post<{ content: ContentItem }>(path, {}, { signal: watch.signal });
  return hung.ok
    ? { ok: true, title: hung.data.content.title }
    : { ok: false, error: complaintAbout(hung, uploadWords) };
}
