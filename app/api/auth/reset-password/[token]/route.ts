import { messageReply, resetPasswordBody, tokenParams } from "@/lib/accounts/contracts";
import { resetPassword } from "@/lib/accounts/reset-password";
import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";

/** POST /auth/reset-password/{token}: sets the new password, once, and ends every session of the person. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "use-token",
    params: tokenParams,
    body: resetPasswordBody,
    reply: messageReply,
    sentences: { failed: "Reset failed" },
    form: {
      done: () => paths.login({ said: "reset" }),
      refused: ({ message }, _, { token }) => paths.resetPassword(String(token), { error: message }),
    },
    run: async ({ params, body }) => {
      await resetPassword({ token: params.token, password: body.password });
      return { message: "Password reset successful. Redirecting to login..." };
    },
  }),
});
