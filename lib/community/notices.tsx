import type { EnquiryBody } from "@/lib/community/contracts";
import { eventTopics } from "@/lib/community/event-letters";
import { newsletterTestTopic, newsletterTopic } from "@/lib/community/newsletter-topics";
import { enquiryTopics } from "@/lib/community/rules";
import { answerPaths } from "@/lib/platform/answer-paths";
import { env } from "@/lib/platform/env";
import { absolute, Letter, renderLetter, Words } from "@/lib/platform/letter";
import { mailTopic } from "@/lib/platform/mail-topic";
import type { Effect, TopicHandler } from "@/lib/platform/outbox";
import { publish } from "@/lib/platform/realtime";
import { sha256 } from "@/lib/platform/secrets";

type Asked = { to: string; token: string };
type Enquiry = Omit<EnquiryBody, "website"> & { fingerprint: string };

/** The mail that asks whether the newsletter is wanted; one for each time that it was asked for. */
export const newsletterConfirmation = (payload: Asked): Effect => ({
  topic: "community.confirm-newsletter",
  key: `confirm-newsletter/${sha256(payload.token)}`,
  payload,
});

const confirmNewsletter = mailTopic(
  async (payload) => {
    const { to, token } = payload as Asked;
    const letter = (
      <Letter
        preview="We write back once to ask if it was really you."
        title="Was it really you?"
        action={{ href: absolute(answerPaths.confirmNewsletter(token)), label: "Yes, send me the letter" }}
      >
        <Words>Someone, most likely you, asked for the museum’s letter at this address. It comes once a month.</Words>
        <Words>The link below says yes. It works once, for seven days.</Words>
        <Words quiet>If it was not you, do nothing: you will hear no more of it.</Words>
      </Letter>
    );
    return { to, subject: "One letter a month: was it really you?", ...(await renderLetter(letter)) };
  },
  { sensitive: true },
);

/** What a visitor wrote to the museum, on its way to the desk. */
export const enquiryLetter = ({ fingerprint, ...payload }: Enquiry): Effect => ({
  topic: "community.enquiry",
  key: `enquiry/${fingerprint}`,
  payload,
});

// The words are the visitor's and not the museum's to keep twice.
const deliverEnquiry = mailTopic(
  async (payload) => {
    const { name, email, topic, order, message } = payload as Omit<Enquiry, "fingerprint">;
    const about = order ? `${enquiryTopics[topic].name} ${order}` : enquiryTopics[topic].name;
    const letter = (
      <Letter preview={`${name} writes about: ${about}`} title={about}>
        <Words quiet>
          {name}, {email}, through the form of the museum. An answer to this mail goes to them.
        </Words>
        {message
          .split(/\n+/)
          .filter((line) => line.trim())
          .map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the letter.
            <Words key={index}>{line}</Words>
          ))}
      </Letter>
    );
    return {
      to: env().CONTACT_EMAIL,
      replyTo: email,
      subject: `${about}: ${name}`,
      ...(await renderLetter(letter)),
    };
  },
  { sensitive: true },
);

/** The hint that a wall has changed, as `announceWall` writes it. Whoever misses it fetches again all the same. */
const tellWall: TopicHandler = {
  send: async (payload) => {
    const { channel, event, data } = payload as { channel: string; event: string; data: Record<string, unknown> };
    await publish(channel, event, data);
  },
};

/** The mails and live messages of this domain. */
export const communityTopics: Record<string, TopicHandler> = {
  ...eventTopics,
  "community.confirm-newsletter": confirmNewsletter,
  "community.enquiry": deliverEnquiry,
  "community.wall": tellWall,
  "community.newsletter": newsletterTopic,
  "community.newsletter-test": newsletterTestTopic,
};
