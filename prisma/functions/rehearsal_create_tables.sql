-- The tables of a rehearsal: a schema with an empty copy of every table, so that whatever the shop's functions and triggers write while it is
-- in front of the search path stays in it. The functions run as the owner of the tables, because the app's role may not create any.
CREATE OR REPLACE FUNCTION rehearsal_create_tables(p_id text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE v_name text; v_trigger text;
BEGIN
  PERFORM public.rehearsal_drop_tables();
  CREATE SCHEMA rehearsal;
  FOR v_name IN SELECT c.relname FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations' LOOP
    EXECUTE format('CREATE TABLE rehearsal.%I (LIKE public.%I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES INCLUDING GENERATED INCLUDING IDENTITY)', v_name, v_name);
  END LOOP;
  -- Prisma names an enum type with the schema of its table.
  FOR v_name IN SELECT DISTINCT t.typname FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
      WHERE a.attrelid IN ('public.outbox_messages'::regclass, 'public.refunds'::regclass) AND t.typtype = 'e' LOOP
    EXECUTE format('CREATE DOMAIN rehearsal.%I AS public.%I', v_name, v_name);
  END LOOP;
  -- The triggers of an order's tables: the ledger of the stock, invoices, owners of numbers and so on.
  FOR v_trigger IN SELECT pg_get_triggerdef(g.oid) FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_proc f ON f.oid = g.tgfoid
      WHERE NOT g.tgisinternal AND c.relnamespace = 'public'::regnamespace AND f.pronamespace = 'public'::regnamespace
        AND c.relname IN ('orders', 'order_items', 'product_variants', 'products', 'editions', 'edition_ownerships', 'cart_lines', 'charges') LOOP
    EXECUTE replace(v_trigger, ' ON public.', ' ON rehearsal.');
  END LOOP;
  CREATE TABLE rehearsal.run (id text PRIMARY KEY);
  INSERT INTO rehearsal.run VALUES (p_id);
  CREATE TABLE rehearsal.attempts (wave int NOT NULL, buyer int NOT NULL, variant text NOT NULL, outcome text NOT NULL, why text,
    code text, ms double precision NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp(), PRIMARY KEY (wave, buyer));
  EXECUTE format('GRANT USAGE ON SCHEMA rehearsal TO %I', session_user);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA rehearsal TO %I', session_user);
END $$;
