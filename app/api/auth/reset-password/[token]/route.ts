import { methods, route } from "@/lib/http/route";
import { messageReply, resetPasswordBody, tokenParams } from "@/lib/auth/contracts";
import { messageCode } from "@/lib/auth/form-messages";
import { resetPassword } from "@/lib/auth/passwords/reset-password";
import { paths } from "@/lib/core/urls/paths";

/** POST /auth/reset-password/{token}: sets a new password once and ends all sessions of the user. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["bad_token"],
    limit: "use-token",
    params: tokenParams,
    body: resetPasswordBody,
    reply: messageReply,
    messages: { failed: "Reset failed" },
    form: {
      done: () => paths.login({ notice: "reset" }),
      refused: (error, _, { token }) => paths.resetPassword(String(token), { code: messageCode(error) }),
    },
    run: async ({ params, body, ip }) => {
      await resetPassword({ token: params.token, password: body.password, ip });
      return { message: "Password reset successful. Redirecting to login..." };
    },
  }),
});
