-- Who was added before is known from the audit log. In a migration of its own, because the one before locks the seats while it runs.
UPDATE "event_rsvps" r SET "added_by_id" = a."actor_id" FROM "audit_log" a
WHERE a."action" = 'event.add-guest' AND a."subject" = r."event_id" AND a."detail"->>'guest' = r."id";
