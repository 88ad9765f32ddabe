import { Column, Row, Section, Text } from "@react-email/components";
import { breakable, emailColors } from "@/lib/email/email-theme";
import type { SubscriptionDetail } from "@/lib/subscriptions/contracts";
import { planTitle } from "@/lib/subscriptions/rules";

/** The metal of each plan, as on the card in the account. It is the same in both themes. */
const metals: Record<SubscriptionDetail["plan"], string> = {
  monthly: "#C3C8CD",
  patron: "#C3C8CD",
  yearly: emailColors.accent,
  collector: "#E2DED4",
};

const textStyle = { color: emailColors.onAccent, margin: 0, ...breakable } as const;
const smallStyle = { ...textStyle, fontSize: 14, lineHeight: "20px" } as const;
const factStyle = { ...textStyle, fontSize: 16, fontWeight: 700, lineHeight: "22px" } as const;

type MembershipCardProps = { holder: string; membership: SubscriptionDetail; until: string };

/** The membership card, as a table in the metal of the plan. */
export function MembershipCard({ holder, membership, until }: MembershipCardProps) {
  return (
    <Section style={{ backgroundColor: metals[membership.plan], borderRadius: 10, margin: "8px 0 20px", padding: 20 }}>
      <Text style={smallStyle}>The Circle</Text>
      <Text style={{ ...textStyle, fontSize: 28, fontWeight: 700, lineHeight: "36px", padding: "14px 0" }}>
        {planTitle(membership.plan)}
      </Text>
      <Row>
        <Column style={{ verticalAlign: "top", width: "36%" }}>
          <Text style={smallStyle}>Member</Text>
          <Text style={factStyle}>{holder}</Text>
        </Column>
        <Column style={{ verticalAlign: "top", width: "28%" }}>
          <Text style={smallStyle}>Card</Text>
          <Text style={factStyle}>{membership.cardNumber}</Text>
        </Column>
        <Column style={{ verticalAlign: "top", width: "36%" }}>
          <Text style={smallStyle}>Until</Text>
          <Text style={factStyle}>{until}</Text>
        </Column>
      </Row>
    </Section>
  );
}
