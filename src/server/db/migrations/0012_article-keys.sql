ALTER TABLE "articles" ADD COLUMN "client_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "articles_user_id_client_key_key" ON "articles" USING btree ("user_id","client_key");