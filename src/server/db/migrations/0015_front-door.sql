CREATE TABLE "house_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "premium_ended_at" timestamp with time zone;--> statement-breakpoint
-- Who had an account before addresses were confirmed is not asked now.
UPDATE "users" SET "email_confirmed_at" = now();
