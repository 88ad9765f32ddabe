-- The mailbox of an email address, by which a limit per person counts: in lower case, without a +tag, and for Gmail without dots. The
-- index orders_email_key_idx repeats the expression.
CREATE OR REPLACE FUNCTION shop_email_key(p_email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(CASE WHEN lower(p_email) ~ '@(gmail|googlemail)\.com$' THEN replace(split_part(lower(p_email), '@', 1), '.', '') || '@gmail.com'
    ELSE lower(p_email) END, '(?<=.)\+[^@]*@', '@')
$$;
