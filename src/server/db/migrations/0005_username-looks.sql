ALTER TABLE "users" ADD COLUMN "username_look" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_look_key" ON "users" USING btree ("username_look");