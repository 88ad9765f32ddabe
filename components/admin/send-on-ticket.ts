import { uploadFailed, uploadNetworkError } from "@/lib/exhibitions/content-contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import type { UploadTicketReply } from "@/lib/membership/ticket-contracts";

export type Watch = { onProgress: (percent: number) => void; signal?: AbortSignal };
export const uploadWords = { offline: uploadNetworkError, otherwise: uploadFailed };

type OnTicket = {
  file: File;
  /** The call that gives a ticket, what it is told, and the address of the ticket it gave. */
  begin: string;
  body: object;
  addressOf: (ticketId: string) => string;
};

/** Sends a file straight to where it will lie. Its ticket is then good for the call that makes something of it. */
export async function sendOnTicket(
  { file, begin, body, addressOf }: OnTicket,
  watch: Watch,
): Promise<{ ok: true; ticketId: string } | { ok: false; error: string }> {
  // Not broken off with the rest: then nobody would know which place to give back.
  const begun = await api.post<UploadTicketReply>(begin, body);
  if (!begun.ok) return { ok: false, error: complaintAbout(begun, uploadWords) };
  const { id, url, headers } = begun.data.ticket;
  const { status, reply } = await transfer<{ error?: string }>("PUT", url, file, headers, watch);
  if (status >= 200 && status <= 299) return { ok: true, ticketId: id };
  // The place is given back at once; if that fails too, the museum clears it by itself.
  void fetch(addressOf(id), { method: "DELETE", keepalive: true }).catch(() => undefined);
  return { ok: false, error: complaintAbout({ status, error: reply?.error ?? "" }, uploadWords) };
}

/** `fetch` cannot say how far a body has come; the older call can. Status 0 is no answer. */
export function transfer<Reply>(
  method: string,
  url: string,
  body: FormData | File,
  headers: Record<string, string>,
  { onProgress, signal }: Watch,
): Promise<{ status: number; reply: Reply | null }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = "json";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onloadend = () => resolve({ status: request.status, reply: request.response as Reply | null });
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    if (signal?.aborted) resolve({ status: 0, reply: null });
    else request.send(body);
  });
}
