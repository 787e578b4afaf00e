CREATE TABLE "published_before" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"publications" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "desk" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "published_before" ADD CONSTRAINT "published_before_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_desk_id_idx" ON "users" USING btree ("desk","id");--> statement-breakpoint
-- By hand: who ordered a publication until now, when everybody could. Administrators go on as chiefs.
INSERT INTO "published_before" ("user_id", "publications", "last_at")
SELECT "publications"."asked_by", count(*), max("publications"."asked_at")
FROM "publications" JOIN "users" ON "users"."id" = "publications"."asked_by"
WHERE "users"."role" <> 'admin'
GROUP BY "publications"."asked_by";
