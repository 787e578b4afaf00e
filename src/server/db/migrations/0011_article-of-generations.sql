ALTER TABLE "generations" ADD COLUMN "article_id" integer;--> statement-breakpoint
ALTER TABLE "ai_reservations" ADD COLUMN "article_id" integer;--> statement-breakpoint
CREATE INDEX "generations_article_id_idx" ON "generations" USING btree ("article_id") WHERE "generations"."article_id" IS NOT NULL;