CREATE TABLE "known_browsers" (
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "login_delays" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "period" text;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_user_id_idx" ON "known_browsers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_browsers_last_login_at_idx" ON "known_browsers" USING btree ("last_login_at");--> statement-breakpoint
CREATE INDEX "login_delays_forget_at_idx" ON "login_delays" USING btree ("forget_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_period_key" ON "audit_log" USING btree ("period");--> statement-breakpoint
CREATE INDEX "audit_log_changes_idx" ON "audit_log" USING btree ("id") WHERE "audit_log"."period" is null;