CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" integer,
	"action" text NOT NULL,
	"user_id" integer,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_connections" (
	"process_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"is_support" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_connections_user_id_process_id_pk" PRIMARY KEY("user_id","process_id")
);
--> statement-breakpoint
CREATE TABLE "chat_conversations" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"assigned_to" integer,
	"last_message_id" integer NOT NULL,
	"last_of_customer" integer DEFAULT 0 NOT NULL,
	"last_of_support" integer DEFAULT 0 NOT NULL,
	"customer_read_id" integer DEFAULT 0 NOT NULL,
	"support_read_id" integer DEFAULT 0 NOT NULL,
	"mailed_id" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"handed_over_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_conversations_last_check" CHECK ("chat_conversations"."last_message_id" = greatest("chat_conversations"."last_of_customer", "chat_conversations"."last_of_support"))
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"from_support" boolean NOT NULL,
	"author_id" integer,
	"client_id" text,
	"text" text NOT NULL,
	"picture_id" integer,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_author_check" CHECK ("chat_messages"."from_support" or "chat_messages"."author_id" = "chat_messages"."customer_id")
);
--> statement-breakpoint
CREATE TABLE "chat_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"after_message" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_connections" ADD CONSTRAINT "chat_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_customer_id_chat_conversations_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."chat_conversations"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_customer_id_chat_conversations_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."chat_conversations"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_user_index" ON "audit_entries" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "canned_replies_title_key" ON "canned_replies" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "chat_connections_expires_at_index" ON "chat_connections" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chat_connections_support_index" ON "chat_connections" USING btree ("expires_at") WHERE is_support;--> statement-breakpoint
CREATE INDEX "chat_conversations_inbox_index" ON "chat_conversations" USING btree ((last_of_customer > support_read_id) desc,"last_message_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chat_conversations_assigned_index" ON "chat_conversations" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "chat_conversations_waiting_index" ON "chat_conversations" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "chat_conversations_unmailed_index" ON "chat_conversations" USING btree ("last_of_support") WHERE last_of_support > greatest(customer_read_id, mailed_id);--> statement-breakpoint
CREATE INDEX "chat_messages_customer_index" ON "chat_messages" USING btree ("customer_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client_key" ON "chat_messages" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_picture_index" ON "chat_messages" USING btree ("picture_id") WHERE picture_id is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_order_index" ON "chat_messages" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "chat_notes_customer_index" ON "chat_notes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "chat_notes_author_index" ON "chat_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "chat_messages_text_trigram_index" ON "chat_messages" USING gin (lower(text) gin_trgm_ops);--> statement-breakpoint
-- Sockets hear of sessions that end, roles that change and notifications, whoever writes them.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('naap', 'session:' || OLD.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refresh_tokens_revoked AFTER UPDATE OF revoked_at ON refresh_tokens
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION announce_session_end();--> statement-breakpoint
CREATE TRIGGER refresh_tokens_deleted AFTER DELETE ON refresh_tokens
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION announce_session_end();--> statement-breakpoint
CREATE FUNCTION announce_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('naap', 'notifications:' || NEW.user_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER notifications_inserted AFTER INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION announce_notification();--> statement-breakpoint
CREATE TRIGGER notifications_read AFTER UPDATE OF read_at ON notifications
  FOR EACH ROW WHEN (OLD.read_at IS DISTINCT FROM NEW.read_at) EXECUTE FUNCTION announce_notification();
