CREATE TABLE "campaign_parts" (
	"article_id" integer NOT NULL,
	"part" text NOT NULL,
	"version" integer NOT NULL,
	"output" jsonb NOT NULL,
	"texts" jsonb,
	"model" text NOT NULL,
	"generation_id" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_parts_article_id_part_pk" PRIMARY KEY("article_id","part")
);
--> statement-breakpoint
CREATE TABLE "campaign_turns" (
	"article_id" integer NOT NULL,
	"part" text NOT NULL,
	"holder" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_turns_article_id_part_pk" PRIMARY KEY("article_id","part")
);
--> statement-breakpoint
ALTER TABLE "campaign_parts" ADD CONSTRAINT "campaign_parts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_turns" ADD CONSTRAINT "campaign_turns_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_turns_holder_idx" ON "campaign_turns" USING btree ("holder");