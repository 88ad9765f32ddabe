import { deskCalls } from "@/lib/platform/desk-calls";
import { sendOnTicket, type Watch } from "./send-on-ticket";

/** Sends a file for members to where it will lie. */
export const sendDownload = (file: File, watch: Watch) =>
  sendOnTicket(
    { file, begin: deskCalls.beginDownload, body: { size: file.size }, addressOf: deskCalls.downloadTicket },
    watch,
  );

/** What was sent and cannot be used is not kept; if that fails too, the museum clears it by itself. */
export const giveBack = (ticketId: string) =>
  void fetch(deskCalls.downloadTicket(ticketId), { method: "DELETE", keepalive: true }).catch(() => undefined);
