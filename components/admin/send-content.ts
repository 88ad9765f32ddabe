import {
  type ContentItem,
  type UploadFields,
  type UploadTicketReply,
  uploadFailed,
  uploadNetworkError,
} from "@/lib/exhibitions/content-contracts";
import { mostBytesAtOnce } from "@/lib/exhibitions/content-rules";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";

type Sent = { ok: true; title: string } | { ok: false; error: string };
type Watch = { onProgress: (percent: number) => void; signal: AbortSignal };
type Content = { exhibition: string; file: File; fields: UploadFields };

const words = { offline: uploadNetworkError, otherwise: uploadFailed };

/** Hangs a file for members: in one request where it is small, else on a ticket, straight to where it will lie. */
export function sendContent(content: Content, watch: Watch): Promise<Sent> {
  return content.file.size > mostBytesAtOnce ? onTicket(content, watch) : atOnce(content, watch);
}

async function atOnce({ exhibition, file, fields }: Content, watch: Watch): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  form.append("file", file);
  const { status, reply } = await transfer("POST", deskCalls.uploadContent(exhibition), form, {}, watch);
  return settle(status, reply);
}

async function onTicket({ exhibition, file, fields }: Content, watch: Watch): Promise<Sent> {
  const begun = await api.post<UploadTicketReply>(
    deskCalls.beginUpload(exhibition),
    { ...fields, size: file.size },
    { signal: watch.signal },
  );
  if (!begun.ok) return { ok: false, error: complaintAbout(begun, words) };
  const { id, url, headers } = begun.data.ticket;
  const ticket = deskCalls.uploadTicket(exhibition, id);
  const { status, reply } = await transfer("PUT", url, file, headers, watch);
  if (status < 200 || status > 299) {
    // The place is given back at once; if that fails too, the museum clears it by itself.
    void fetch(ticket, { method: "DELETE", keepalive: true }).catch(() => undefined);
    return settle(status, reply);
  }
  const hung = await api.post<{ content: ContentItem }>(ticket, {}, { signal: watch.signal });
  return hung.ok ? { ok: true, title: hung.data.content.title } : { ok: false, error: complaintAbout(hung, words) };
}

type Reply = { content?: ContentItem; error?: string } | null;

function settle(status: number, reply: Reply): Sent {
  if (status >= 200 && status < 300 && reply?.content) return { ok: true, title: reply.content.title };
  return { ok: false, error: status === 0 ? uploadNetworkError : reply?.error || uploadFailed };
}

/** `fetch` cannot say how far a body has come; the older call can. Status 0 is no answer. */
function transfer(
  method: string,
  url: string,
  body: FormData | File,
  headers: Record<string, string>,
  { onProgress, signal }: Watch,
): Promise<{ status: number; reply: Reply }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = "json";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onloadend = () => resolve({ status: request.status, reply: request.response as Reply });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    if (signal.aborted) resolve({ status: 0, reply: null });
    else request.send(body);
  });
}
