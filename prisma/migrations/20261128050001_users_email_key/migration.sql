-- The users of a mailbox: a free trial is once for each. The expression is that of shop_email_key, which the planner puts in its place.
CREATE INDEX users_email_key_idx ON users ((
  regexp_replace(CASE WHEN lower(email) ~ '@(gmail|googlemail)\.com$' THEN replace(split_part(lower(email), '@', 1), '.', '') || '@gmail.com'
    ELSE lower(email) END, '(?<=.)\+[^@]*@', '@')
));
