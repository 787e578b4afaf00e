ALTER TABLE "generations" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "source_words" integer DEFAULT 0 NOT NULL;