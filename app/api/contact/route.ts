import { messageReply } from "@/lib/accounts/contracts";
import { enquiryBody } from "@/lib/community/contracts";
import { sendEnquiry } from "@/lib/community/send-enquiry";
import { methods, route } from "@/lib/http/route";
import { answerPaths } from "@/lib/platform/answer-paths";

/** POST /contact: a letter to the museum’s desk. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "enquiry",
    body: enquiryBody,
    reply: messageReply,
    maximumBody: 20_000,
    sentences: { failed: "Your letter could not be sent. Please try again." },
    form: {
      done: () => answerPaths.enquiry("sent"),
      refused: ({ code }) => answerPaths.enquiry(code === "rate_limited" ? "busy" : "refused"),
    },
    run: async ({ body }) => {
      await sendEnquiry(body);
      return { message: `✅ Your letter is on the museum’s desk. The answer goes to ${body.email}.` };
    },
  }),
});
