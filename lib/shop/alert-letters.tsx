import { answerPaths } from "@/lib/platform/answer-paths";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { absolute, Letter, renderLetter, Words } from "@/lib/platform/letter";
import { mailTopic } from "@/lib/platform/mail-topic";
import type { TopicHandler } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";

const oneLine = (name: string) => name.replace(/\s+/g, " ");

/** Asks the owner of an address whether it was really them. Not sent once the drop is gone. */
const confirmAlertTopic = mailTopic(
  async ({ to, token, productId }) => {
    const product = await db.product.findFirst({ where: { id: String(productId), deletedAt: null } });
    if (!product) return null;
    const letter = (
      <Letter
        preview="We write back once to ask if it was really you."
        title="Was it really you?"
        action={{ href: absolute(answerPaths.confirmAlert(String(token))), label: "Yes, tell me" }}
      >
        <Words>Someone, most likely you, asked at this address to hear when {product.name} can be bought.</Words>
        <Words>The link below says yes. It works once, for seven days; then comes one letter, and no more.</Words>
        <Words quiet>If it was not you, do nothing: the address is forgotten in a week.</Words>
      </Letter>
    );
    return { to: String(to), subject: "Shall we tell you? Was it really you?", ...(await renderLetter(letter)) };
  },
  { sensitive: true },
);

/** One letter to whoever asked: the drop is open, or back. Not sent to somebody who has left meanwhile. */
const dropOpenTopic = mailTopic(
  async ({ alertId }) => {
    const alert = await db.dropAlert.findUnique({ where: { id: String(alertId) }, include: { product: true } });
    if (!alert || alert.product.deletedAt) return null;
    const { name, slug } = alert.product;
    const letter = (
      <Letter
        preview={`${oneLine(name)} can be bought now.`}
        title="It can be bought now."
        action={{ href: absolute(paths.drop(slug)), label: "See the drop" }}
      >
        <Words>You asked us to say when {name} can be bought. It can, for as long as there is one.</Words>
        <Words quiet>
          This is the one letter you asked for. To be told no more, also if you ask again by mistake:{" "}
          <a href={absolute(answerPaths.leaveAlert(alert.leaveToken))}>forget my address</a>.
        </Words>
      </Letter>
    );
    return {
      to: alert.email,
      subject: `${oneLine(name)} can be bought now`,
      ...(await renderLetter(letter)),
      headers: {
        "List-Unsubscribe": `<${absolute(apiPaths.leaveAlertAtOnce(alert.leaveToken))}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  },
  { sensitive: true },
);

/** The letters to whoever asked to hear of a drop. */
export const alertTopics: Record<string, TopicHandler> = {
  "shop.confirm-alert": confirmAlertTopic,
  "shop.drop-open": dropOpenTopic,
};
