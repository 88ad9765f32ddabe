import { route } from "@/lib/http/route";
import type * as z from "zod/mini";
import { userParams } from "@/lib/auth/admin-contracts";
import { type Actor, messageReply } from "@/lib/auth/contracts";

type UserActionRoute<B, Input> = {
  body: z.core.$ZodType<B, Input>;
  act: (action: { actor: Actor; userId: string } & B) => Promise<unknown>;
  message: string | ((body: B) => string);
};

/** A POST route of an admin's action on one user. */
export function userActionRoute<B extends object, Input>({ body, act, message }: UserActionRoute<B, Input>) {
  return route({
    access: "admin",
    permission: "users",
    errors: ["conflict"],
    limit: "write",
    params: userParams,
    body,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await act({ actor, userId: params.id, ...body });
      return { message: typeof message === "string" ? message : message(body) };
    },
  });
}
