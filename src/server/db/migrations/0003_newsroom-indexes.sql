CREATE INDEX "users_paying_idx" ON "users" USING btree ("id") WHERE "users"."role" IN ('admin', 'paid') OR ("users"."subscription_status" = 'paid' AND "users"."subscription_type" = 'paid');--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_id_idx" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_idx" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "contact_submissions_handled_at_idx" ON "contact_submissions" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "contact_submissions_handled_by_idx" ON "contact_submissions" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "contact_submissions_search_idx" ON "contact_submissions" USING gin (lower("name" || ' ' || "email" || ' ' || coalesce("company", '') || ' ' || "message") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_replies_sent_by_idx" ON "contact_replies" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "user_feedback_open_idx" ON "user_feedback" USING btree ("id") WHERE "user_feedback"."handled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "user_feedback_comment_idx" ON "user_feedback" USING btree ("id") WHERE "user_feedback"."comment" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "user_feedback_down_idx" ON "user_feedback" USING btree ("id") WHERE "user_feedback"."rating" = -1;--> statement-breakpoint
CREATE INDEX "user_feedback_handled_at_idx" ON "user_feedback" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "user_feedback_handled_by_idx" ON "user_feedback" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "inspiratie_links_created_by_idx" ON "inspiratie_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "tasks_link_id_idx" ON "tasks" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "tasks_created_by_idx" ON "tasks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "tasks_completed_by_idx" ON "tasks" USING btree ("completed_by");--> statement-breakpoint
CREATE INDEX "tasks_search_idx" ON "tasks" USING gin (lower("title" || ' ' || coalesce("description", '')) gin_trgm_ops);--> statement-breakpoint
-- Of an assignee and a link the log now keeps names; numbers say nothing to people.
UPDATE "audit_log" SET "changes" = "changes" - 'assigneeId' - 'linkId' WHERE "changes" ?| ARRAY['assigneeId', 'linkId'];
