import { Column, Row, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { breakable, emailColors } from "@/lib/email/email-theme";

const cellStyle = { color: emailColors.ink, fontSize: 16, lineHeight: "24px", margin: 0, ...breakable } as const;
const ruleStyle = { borderTop: `1px solid ${emailColors.line}`, padding: "10px 0" } as const;
const strongRuleStyle = { ...ruleStyle, borderTop: `2px solid ${emailColors.ink}` } as const;

type EmailRowProps = {
  name: string;
  details?: readonly string[];
  value: string;
  /** The sum of the rows above. */
  strong?: boolean;
  picture?: ReactNode;
};

/** A row of a table in an email: a name, and an amount or a date at its right. */
export function EmailRow({ name, details = [], value, strong = false, picture }: EmailRowProps) {
  const style = { ...cellStyle, fontWeight: strong ? 700 : 400, ...(strong && { fontSize: 18 }) };
  return (
    <Section className={strong ? "email-rule" : "email-line"} style={strong ? strongRuleStyle : ruleStyle}>
      <Row>
        {picture && (
          <Column width={104} style={{ paddingRight: 16, verticalAlign: "top", width: 104 }}>
            {picture}
          </Column>
        )}
        <Column style={{ verticalAlign: "top" }}>
          <Text className="email-ink" style={picture ? { ...style, fontWeight: 700 } : style}>
            {name}
          </Text>
          {details.map((detail) => (
            <Text key={detail} className="email-muted" style={{ ...cellStyle, color: emailColors.muted, fontSize: 15 }}>
              {detail}
            </Text>
          ))}
        </Column>
        <Column align="right" style={{ paddingLeft: 12, verticalAlign: "top", whiteSpace: "nowrap" }}>
          <Text className="email-ink" style={{ ...style, overflowWrap: "normal", wordBreak: "normal" }}>
            {value}
          </Text>
        </Column>
      </Row>
    </Section>
  );
}

/** The rows of a table, with the space around it. */
export function EmailRows({ children }: { children: ReactNode }) {
  return <Section style={{ margin: "8px 0 16px" }}>{children}</Section>;
}

/** Name and value of a row; a row without a value is left out. */
export type EmailFact = readonly [name: string, value: ReactNode];

/** Rows of a name and what it is, both at the left: for values that may be long, like a date or a place. */
export function EmailFacts({ rows }: { rows: readonly EmailFact[] }) {
  return (
    <EmailRows>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Section key={name} className="email-line" style={ruleStyle}>
            <Row>
              <Column width={92} style={{ verticalAlign: "top", width: 92 }}>
                <Text className="email-muted" style={{ ...cellStyle, color: emailColors.muted }}>
                  {name}
                </Text>
              </Column>
              <Column style={{ verticalAlign: "top" }}>
                <Text className="email-ink" style={{ ...cellStyle, fontWeight: 700 }}>
                  {value}
                </Text>
              </Column>
            </Row>
          </Section>
        ))}
    </EmailRows>
  );
}
