CREATE TABLE "article_picture_uses" (
	"article_id" integer NOT NULL,
	"name" text NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "article_picture_uses_article_id_name_pk" PRIMARY KEY("article_id","name")
);
--> statement-breakpoint
CREATE TABLE "article_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"credit" text NOT NULL,
	"files" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_picture_uses" ADD CONSTRAINT "article_picture_uses_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_picture_uses" ADD CONSTRAINT "article_picture_uses_name_article_pictures_name_fk" FOREIGN KEY ("name") REFERENCES "public"."article_pictures"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_name_pictures_name_fk" FOREIGN KEY ("name") REFERENCES "public"."pictures"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_picture_uses_name_idx" ON "article_picture_uses" USING btree ("name");--> statement-breakpoint
CREATE INDEX "article_picture_uses_unused_since_idx" ON "article_picture_uses" USING btree ("unused_since");--> statement-breakpoint
CREATE INDEX "article_pictures_user_id_hash_idx" ON "article_pictures" USING btree ("user_id","hash");