import type { WebSocket } from "ws";
import { createCounts } from "./pusher-counts";

export type Member = { user_id: string; user_info?: unknown };
export type Socket = { id: string; ws: WebSocket; channels: Map<string, Member | null> };
export type Message = { channel: string; event: string; data: string; at: string };

export type Channels = ReturnType<typeof createChannels>;

/** The subscriptions and the published messages. */
export function createChannels(changed: () => void) {
  const sockets = new Set<Socket>();
  const messages: Message[] = [];

  const listeners = (channel: string) => [...sockets].filter((socket) => socket.channels.has(channel));
  const members = (channel: string): Map<string, Member> => {
    const found = new Map<string, Member>();
    for (const socket of listeners(channel)) {
      const member = socket.channels.get(channel);
      if (member) found.set(member.user_id, member);
    }
    return found;
  };

  function deliver(channel: string, event: string, data: string, exceptSocketId?: string): void {
    for (const socket of listeners(channel)) {
      if (socket.id !== exceptSocketId) send(socket.ws, { event, channel, data });
    }
  }

  const countChanged = createCounts(
    (channel) => listeners(channel).length,
    (channel, count) =>
      deliver(channel, "pusher_internal:subscription_count", JSON.stringify({ subscription_count: count })),
  );

  /** A user with two tabs is one member: only the first tab joining and the last one leaving are announced. */
  function join(socket: Socket, channel: string, member: Member | null): void {
    const isNew = member !== null && !members(channel).has(member.user_id);
    socket.channels.set(channel, member);
    changed();
    const list = member ? presence(members(channel)) : {};
    send(socket.ws, { event: "pusher_internal:subscription_succeeded", channel, data: JSON.stringify(list) });
    if (member && isNew) deliver(channel, "pusher_internal:member_added", JSON.stringify(member), socket.id);
    countChanged(channel);
  }

  function leave(socket: Socket, channel: string): void {
    const member = socket.channels.get(channel);
    if (!socket.channels.delete(channel)) return;
    changed();
    countChanged(channel);
    if (!member || members(channel).has(member.user_id)) return;
    deliver(channel, "pusher_internal:member_removed", JSON.stringify({ user_id: member.user_id }));
  }

  return {
    sockets,
    messages,
    listeners,
    members,
    deliver,
    join,
    leave,
    occupied: () => [...new Set([...sockets].flatMap((socket) => [...socket.channels.keys()]))].sort(),
    record(message: Omit<Message, "at">): void {
      messages.unshift({ ...message, at: new Date().toISOString() });
      messages.length = Math.min(messages.length, 5000);
      changed();
    },
    remove(socket: Socket): void {
      for (const channel of [...socket.channels.keys()]) leave(socket, channel);
      sockets.delete(socket);
    },
  };
}

function presence(members: Map<string, Member>) {
  const hash = Object.fromEntries([...members].map(([id, member]) => [id, member.user_info ?? null]));
  return { presence: { ids: [...members.keys()], hash, count: members.size } };
}

export function send(ws: WebSocket, message: unknown): void {
  if (ws.readyState === ws.OPEN) ws.send(JSON.stringify(message));
}
