-- A bidder's alias in an auction: the one they have, else the next name of the list, with a number once all are taken. The caller holds the
-- auction's row lock, so that no two bidders get one name.
CREATE OR REPLACE FUNCTION auction_take_alias(p_auction_id text, p_user_id text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_names constant text[] := ARRAY['Iroko', 'Agogo', 'Harmattan', 'Cowrie', 'Ankara', 'Baobab', 'Calabash', 'Danfo', 'Egret', 'Fura',
    'Gele', 'Heron', 'Indigo', 'Jollof', 'Kola', 'Lantern', 'Mango', 'Nightjar', 'Obeche', 'Palm', 'Raffia', 'Savanna', 'Talking Drum',
    'Udu', 'Velvet', 'Weaver', 'Yam', 'Zobo', 'Okapi', 'Plantain', 'Hornbill', 'Laterite'];
  v_alias text;
  v_index int;
BEGIN
  SELECT b.alias INTO v_alias FROM bidder_aliases b WHERE b.auction_id = p_auction_id AND b.user_id = p_user_id;
  IF FOUND THEN RETURN v_alias; END IF;
  SELECT count(*) INTO v_index FROM bidder_aliases b WHERE b.auction_id = p_auction_id;
  v_alias := v_names[v_index % cardinality(v_names) + 1]
    || CASE WHEN v_index >= cardinality(v_names) THEN ' ' || (v_index / cardinality(v_names) + 1) ELSE '' END;
  INSERT INTO bidder_aliases (auction_id, user_id, alias) VALUES (p_auction_id, p_user_id, v_alias);
  RETURN v_alias;
END $$;
