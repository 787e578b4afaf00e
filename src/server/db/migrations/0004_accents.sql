-- A text as one looks for it: in small letters, without accents and soft hyphens, letters that are two as two (ß, æ, ĳ), and
-- with straight quotes. Of plain ASCII only the capitals change, which spares most texts the rest.
CREATE FUNCTION "folded"("given" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN octet_length("given") = char_length("given") THEN lower("given")
  ELSE replace(replace(replace(
    lower(translate(
      regexp_replace(normalize("given", NFKD), '[\u0300-\u036f\u00ad]+', '', 'g'),
      'ØøŁłĐđÐðĦħı’‘‚“”„', 'OoLlDdDdHhi''''''"""'
    )), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
END;--> statement-breakpoint
DROP INDEX "users_name_id_idx";--> statement-breakpoint
DROP INDEX "users_username_id_idx";--> statement-breakpoint
DROP INDEX "users_email_id_idx";--> statement-breakpoint
DROP INDEX "users_search_idx";--> statement-breakpoint
DROP INDEX "contact_submissions_search_idx";--> statement-breakpoint
DROP INDEX "inspiratie_links_search_idx";--> statement-breakpoint
DROP INDEX "tasks_search_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded("users"."name" || ' ' || "users"."username" || ' ' || "users"."email")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded("contact_submissions"."name" || ' ' || "contact_submissions"."email" || ' ' || coalesce("contact_submissions"."company", '') || ' ' || "contact_submissions"."message")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "inspiratie_links" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded("inspiratie_links"."title" || ' ' || "inspiratie_links"."url" || ' ' || coalesce("inspiratie_links"."notes", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded("tasks"."title" || ' ' || coalesce("tasks"."description", ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_name_id_idx" ON "users" USING btree ((folded("name") COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "users_username_id_idx" ON "users" USING btree ((folded("username") COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "users_email_id_idx" ON "users" USING btree ((folded("email") COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_submissions_search_idx" ON "contact_submissions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inspiratie_links_search_idx" ON "inspiratie_links" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tasks_search_idx" ON "tasks" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
UPDATE "generations" SET "search_text" = folded("search_text");
