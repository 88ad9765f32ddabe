import { messageReply } from "@/lib/accounts/contracts";
import { methods, route } from "@/lib/http/route";
import { answerPaths } from "@/lib/platform/answer-paths";
import { refuse } from "@/lib/platform/errors";
import { alertBody } from "@/lib/shop/alert-contracts";
import { askForAlert, askForAlertByMail } from "@/lib/shop/ask-for-alert";
import { productParams } from "@/lib/shop/contracts";

const failed = "That did not work";
const asked = "✅ Check your inbox: we have asked if it was really you.";

/** POST /products/{slug}/alert: asks to be told when a drop opens or comes back; a visitor's address is asked first. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    limit: "mail-address",
    params: productParams,
    body: alertBody,
    reply: messageReply,
    sentences: { invalid: failed, failed },
    form: {
      done: ({ message }) => answerPaths.dropAlert(message === asked ? "asked" : "kept"),
      refused: () => answerPaths.dropAlert("refused"),
    },
    run: async ({ actor, params, body: { email } }) => {
      const slugOrId = params.slug;
      if (actor) {
        await askForAlert({ actor, slugOrId });
        return { message: "✅ We will write to you." };
      }
      if (!email) return refuse("invalid_input", failed, { fields: { email: "Please give an e-mail address." } });
      await askForAlertByMail({ email, slugOrId });
      return { message: asked };
    },
  }),
});
