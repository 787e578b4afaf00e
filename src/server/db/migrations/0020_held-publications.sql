ALTER TABLE "publishing_sites" ADD COLUMN "label" text;--> statement-breakpoint
-- Publishing becomes a right of the desk. What others had ordered waits until somebody who has it lets it go on; the start that follows
-- tells them and the administrators, because nothing says yet why it is held.
UPDATE "publications" SET "state" = 'held', "problem" = NULL, "retry_at" = NULL
WHERE "state" IN ('waiting', 'planned', 'sending', 'paused') AND NOT EXISTS (
  SELECT 1 FROM "users" WHERE "users"."id" = "publications"."asked_by"
  AND ("users"."role" = 'admin' OR "users"."desk" IN ('editor', 'chief'))
);
