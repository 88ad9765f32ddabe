-- Everything below is written by hand: what the Prisma schema cannot express.

-- The orders of a mailbox. The expression is that of shop_email_key, which the planner puts in its place.
CREATE INDEX orders_email_key_idx ON orders ((
  regexp_replace(CASE WHEN lower(email) ~ '@(gmail|googlemail)\.com$' THEN replace(split_part(lower(email), '@', 1), '.', '') || '@gmail.com'
    ELSE lower(email) END, '(?<=.)\+[^@]*@', '@')
));
